import type { Picture } from '../picture/picture.ts';
import type { Style } from './style.ts';
import { blurred, byte, lightnessOf, saturate } from './tones.ts';

/** Number of cells along the longer side. */
const cells = 46;

type Point = { x: number; y: number };

/** The strongest edge in the middle of each cell, or a random point where the cell is uniform; border points stay on the border. */
function pointsOf(picture: Picture, columns: number, rows: number, random: () => number): Point[] {
  const { width, height } = picture;
  const light = blurred(lightnessOf(picture), width, height, Math.max(1, Math.max(width, height) / 500));
  const points: Point[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const centre: Point = { x: (column / columns) * width, y: (row / rows) * height };
      let best = { ...centre };
      let most = 0.02;
      const [wide, high] = [(width / columns) * 0.44, (height / rows) * 0.44];
      for (let probe = 0; probe < 40; probe += 1) {
        const x = Math.trunc(centre.x + (random() * 2 - 1) * wide);
        const y = Math.trunc(centre.y + (random() * 2 - 1) * high);
        if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
        const at = y * width + x;
        const steep = Math.abs(light[at + 1]! - light[at - 1]!) + Math.abs(light[at + width]! - light[at - width]!);
        if (probe === 0) best = { x, y };
        if (steep > most) {
          most = steep;
          best = { x, y };
        }
      }
      if (column === 0 || column === columns) best.x = centre.x;
      if (row === 0 || row === rows) best.y = centre.y;
      points.push(best);
    }
  return points;
}

/** Calls `visit` for every pixel whose center is inside the triangle. */
function fill([a, b, c]: readonly [Point, Point, Point], width: number, height: number, visit: (at: number) => void): void {
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = top; y <= bottom; y += 1) {
    const row = y + 0.5;
    let [left, right] = [Infinity, -Infinity];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (from.y <= row === to.y <= row) continue;
      const x = from.x + ((row - from.y) / (to.y - from.y)) * (to.x - from.x);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x < Math.min(width, right - 0.5 + 1e-6 + 1) && x + 0.5 <= right; x += 1)
      visit(y * width + x);
  }
}

/** Triangles with corners on the picture's edges, each in its mean color. */
export const lowPoly: Style = (picture, { boldness, random }) => {
  const { width, height, rgb: from } = picture;
  const longer = Math.max(width, height);
  const columns = Math.max(3, Math.round((cells / boldness) * (width / longer)));
  const rows = Math.max(3, Math.round((cells / boldness) * (height / longer)));
  const points = pointsOf(picture, columns, rows, random);
  const point = (row: number, column: number) => points[row * (columns + 1) + column]!;
  const light = lightnessOf(picture);
  const lightAt = ({ x, y }: Point) => light[Math.min(height - 1, Math.trunc(y)) * width + Math.min(width - 1, Math.trunc(x))]!;
  const rgb = Buffer.from(from);
  const paint = (triangle: readonly [Point, Point, Point]) => {
    const sums = [0, 0, 0];
    let count = 0;
    fill(triangle, width, height, (at) => {
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += from[at * 3 + channel]!;
      count += 1;
    });
    if (count === 0) return;
    const facet = 0.96 + random() * 0.08;
    fill(triangle, width, height, (at) => {
      for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = byte((sums[channel]! / count) * facet);
    });
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [point(row, column), point(row, column + 1), point(row + 1, column + 1), point(row + 1, column)];
      // Split along the diagonal whose ends are more alike, because it is more likely to follow an edge.
      if (Math.abs(lightAt(a) - lightAt(c)) <= Math.abs(lightAt(b) - lightAt(d))) {
        paint([a, b, c]);
        paint([a, c, d]);
      } else {
        paint([a, b, d]);
        paint([b, c, d]);
      }
    }
  const result = { rgb, width, height };
  saturate(result, 1.2);
  return result;
};
