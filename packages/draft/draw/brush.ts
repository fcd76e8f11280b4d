/** Forms with smooth edges on a canvas: polygons and round dabs. */
import type { Color } from '@iridia/pixels/color';
import type { Canvas } from './canvas.ts';

export type Point = readonly [x: number, y: number];
/** One color, or that of each pixel. */
type Ink = Color | ((x: number, y: number) => Color);

/** Lays a color over a pixel. Written out, as a tree has a million of them. */
function lay({ rgb, put }: Canvas, at: number, color: Color, share: number): void {
  if (share >= 0.996) return put(at, color);
  const [red, green, blue] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!];
  put(at, [red + (color[0] - red) * share, green + (color[1] - green) * share, blue + (color[2] - blue) * share]);
}

/** How often each row of pixels is sampled. */
const samples = 3;

/** Adds the share of each pixel of a row that lies between `from` and `to`. */
function cover(row: Float32Array, from: number, to: number): void {
  const [left, right] = [Math.max(0, from), Math.min(row.length, to)];
  if (right <= left) return;
  const [first, last] = [Math.floor(left), Math.min(row.length - 1, Math.floor(right))];
  if (first === last) row[first]! += (right - left) / samples;
  else {
    row[first]! += (first + 1 - left) / samples;
    for (let x = first + 1; x < last; x += 1) row[x]! += 1 / samples;
    row[last]! += (right - last) / samples;
  }
}

/** Fills a polygon; `opacity` is from 0 to 1. */
export function fillPolygon(canvas: Canvas, points: readonly Point[], ink: Ink, opacity = 1): void {
  const { width, height } = canvas;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width - 1, Math.ceil(right))];
  const row = new Float32Array(width);
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, bottom); y += 1) {
    row.fill(0, first, last + 1);
    for (let sample = 0; sample < samples; sample += 1) {
      const level = y + (sample + 0.5) / samples;
      const crossings: number[] = [];
      for (let at = 0; at < points.length; at += 1) {
        const [fromX, fromY] = points[at]!;
        const [toX, toY] = points[(at + 1) % points.length]!;
        if (fromY <= level !== toY <= level) crossings.push(fromX + ((level - fromY) / (toY - fromY)) * (toX - fromX));
      }
      crossings.sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2) cover(row, crossings[at]!, crossings[at + 1]!);
    }
    for (let x = first; x <= last; x += 1) {
      const share = row[x]! * opacity;
      if (share <= 0.004) continue;
      const at = y * width + x;
      const color = typeof ink === 'function' ? ink(x, y) : ink;
      lay(canvas, at, color, share);
    }
  }
}

/** A round dab around (`x`, `y`), `across` and `down` wide from its middle; `soft` is the share of its radius over which it fades. */
export function dab(canvas: Canvas, [x, y]: Point, [across, down]: readonly [number, number], color: Color, opacity = 1, soft = 0): void {
  const { width, height } = canvas;
  const edge = Math.max(soft, 1 / Math.max(1, Math.min(across, down)));
  const whole = (1 - edge) ** 2;
  for (let row = Math.max(0, Math.floor(y - down)); row <= Math.min(height - 1, y + down); row += 1) {
    const high = ((row + 0.5 - y) / down) ** 2;
    if (high >= 1) continue;
    for (let column = Math.max(0, Math.floor(x - across)); column <= Math.min(width - 1, x + across); column += 1) {
      const from = ((column + 0.5 - x) / across) ** 2 + high;
      if (from >= 1) continue;
      lay(canvas, row * width + column, color, from <= whole ? opacity : ((1 - Math.sqrt(from)) / edge) * opacity);
    }
  }
}
