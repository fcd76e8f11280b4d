import type { Plane } from '../image/raster.ts';

type Corner = readonly [x: number, y: number, ...rest: number[]];

const lines = 4;

/** The union of filled polygons as a plane from 0 to 1, sampled on four lines per pixel row. */
export function fillPolygons(polygons: readonly (readonly Corner[])[], width: number, height: number): Plane {
  const filled = new Float32Array(width * height);
  for (const corners of polygons) {
    const ys = corners.map(([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
    for (let y = top; y < bottom; y += 1)
      for (let line = 0; line < lines; line += 1) {
        const at = y + (line + 0.5) / lines;
        const crossings: number[] = [];
        for (let index = 0; index < corners.length; index += 1) {
          const [ax, ay] = corners[index]!;
          const [bx, by] = corners[(index + 1) % corners.length]!;
          if (ay <= at !== by <= at) crossings.push(ax + ((at - ay) * (bx - ax)) / (by - ay));
        }
        crossings.sort((a, b) => a - b);
        for (let index = 0; index + 1 < crossings.length; index += 2) {
          const right = Math.min(width, Math.round(crossings[index + 1]!));
          for (let x = Math.max(0, Math.round(crossings[index]!)); x < right; x += 1) filled[y * width + x]! += 1 / lines;
        }
      }
  }
  return filled.map((value) => Math.min(1, value));
}

/** The corners scaled about their center. */
export function grown(corners: readonly Corner[], by: number): [number, number][] {
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length) as [number, number];
  return corners.map(([x, y]) => [middle[0] + (x - middle[0]) * by, middle[1] + (y - middle[1]) * by]);
}
