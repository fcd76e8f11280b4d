import type { Plane } from '../image/raster.ts';

type Corner = readonly [x: number, y: number, ...rest: number[]];

const lines = 4;

/** The union of filled polygons as a plane from 0 to 1, sampled on four lines per pixel row. */
export function fillPolygons(polygons: readonly (readonly Corner[])[], width: number, height: number): Plane {
  const filled = new Float32Array(width * height);
  for (const corners of polygons) {
    const xs = Float64Array.from(corners, ([x]) => x);
    const ys = Float64Array.from(corners, ([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
    for (let y = top; y < bottom; y += 1)
      for (let line = 0; line < lines; line += 1) fillLine(xs, ys, y + (line + 0.5) / lines, filled, y * width, width);
  }
  return filled;
}

/** Adds the parts of a line at the height `at` that are inside to its row of pixels. */
function fillLine(xs: Float64Array, ys: Float64Array, at: number, filled: Plane, row: number, width: number): void {
  const crossings: number[] = [];
  for (let index = 0, before = xs.length - 1; index < xs.length; before = index, index += 1) {
    const [ay, by] = [ys[before]!, ys[index]!];
    if (ay <= at !== by <= at) crossings.push(xs[before]! + ((at - ay) * (xs[index]! - xs[before]!)) / (by - ay));
  }
  crossings.sort((a, b) => a - b);
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const right = row + Math.min(width, Math.round(crossings[index + 1]!));
    for (let to = row + Math.max(0, Math.round(crossings[index]!)); to < right; to += 1) filled[to] = Math.min(1, filled[to]! + 1 / lines);
  }
}

/** The corners scaled about their center. */
export function grown(corners: readonly Corner[], by: number): [number, number][] {
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  return corners.map(([x, y]) => [middle[0] + (x - middle[0]) * by, middle[1] + (y - middle[1]) * by]);
}
