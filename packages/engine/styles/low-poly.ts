import type { Image } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { blurred, byte, lightnessOf, saturate } from './tones.ts';

/** Number of cells along the longer side. */
const cells = 46;

type Point = { x: number; y: number };

/** The strongest edge in the middle of each cell, or a random point where the cell is uniform; border points stay on the border. */
function pointsOf(image: Image, columns: number, rows: number, random: () => number): Point[] {
  const { width, height } = image;
  const light = blurred(lightnessOf(image), width, height, Math.max(1, Math.max(width, height) / 500));
  const points: Point[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const center: Point = { x: (column / columns) * width, y: (row / rows) * height };
      let best = { ...center };
      let most = 0.02;
      const [wide, high] = [(width / columns) * 0.44, (height / rows) * 0.44];
      for (let probe = 0; probe < 40; probe += 1) {
        const x = Math.trunc(center.x + (random() * 2 - 1) * wide);
        const y = Math.trunc(center.y + (random() * 2 - 1) * high);
        if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
        const at = y * width + x;
        const steep = Math.abs(light[at + 1]! - light[at - 1]!) + Math.abs(light[at + width]! - light[at - width]!);
        if (probe === 0) best = { x, y };
        if (steep > most) {
          most = steep;
          best = { x, y };
        }
      }
      if (column === 0 || column === columns) best.x = center.x;
      if (row === 0 || row === rows) best.y = center.y;
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

/** Splits for each triangle of the grid: they go where triangles lose most of the image, so that eyes and letters get small ones. */
const splits = 0.9;
/** Rounds in which they are given away. */
const rounds = 6;
/** Area below which a triangle is not split, as a share of a cell. */
const leastShare = 0.03;

type Triangle = readonly [Point, Point, Point];
/** A triangle with its mean color, and the sum of squared differences from it. */
type Facet = { triangle: Triangle; mean: readonly number[]; loss: number; area: number };

/** The two halves of a triangle, cut across its longest side. */
function halvesOf([a, b, c]: Triangle): readonly [Triangle, Triangle] {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  const sides = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ] as const;
  const [from, to, top] = sides.toSorted((one, other) => length(other[0], other[1]) - length(one[0], one[1]))[0]!;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return [
    [from, middle, top],
    [middle, to, top],
  ];
}

/** Triangles with corners on the image's edges, each in its mean color. */
export const lowPoly: Style = (image, { boldness, random }) => {
  const { width, height, rgb: from } = image;
  const longer = Math.max(width, height);
  const columns = Math.max(3, Math.round((cells / boldness) * (width / longer)));
  const rows = Math.max(3, Math.round((cells / boldness) * (height / longer)));
  const points = pointsOf(image, columns, rows, random);
  const point = (row: number, column: number) => points[row * (columns + 1) + column]!;
  const light = lightnessOf(image);
  const lightAt = ({ x, y }: Point) => light[Math.min(height - 1, Math.trunc(y)) * width + Math.min(width - 1, Math.trunc(x))]!;
  const facetOf = (triangle: Triangle): Facet => {
    const sums = [0, 0, 0];
    let [squares, area] = [0, 0];
    fill(triangle, width, height, (at) => {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = from[at * 3 + channel]!;
        sums[channel]! += value;
        squares += value * value;
      }
      area += 1;
    });
    const mean = sums.map((sum) => sum / Math.max(1, area));
    return { triangle, mean, area, loss: squares - sums.reduce((sum, value, channel) => sum + value * mean[channel]!, 0) };
  };
  const facets: Facet[] = [];
  const lay = (triangle: Triangle) => facets.push(facetOf(triangle));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b, c, d] = [point(row, column), point(row, column + 1), point(row + 1, column + 1), point(row + 1, column)];
      // Split along the diagonal whose ends are more alike, because it is more likely to follow an edge.
      if (Math.abs(lightAt(a) - lightAt(c)) <= Math.abs(lightAt(b) - lightAt(d))) {
        lay([a, b, c]);
        lay([a, c, d]);
      } else {
        lay([a, b, d]);
        lay([b, c, d]);
      }
    }
  const least = leastShare * (width / columns) * (height / rows);
  for (let left = Math.round(facets.length * splits), round = 0; left > 0 && round < rounds; round += 1) {
    const share = Math.ceil(left / (rounds - round));
    const worst = facets.filter(({ area }) => area > least).toSorted((one, other) => other.loss - one.loss);
    const cut = new Set(worst.slice(0, share));
    const halves = [...cut].flatMap(({ triangle }) => halvesOf(triangle).map(facetOf));
    facets.splice(0, facets.length, ...facets.filter((facet) => !cut.has(facet)), ...halves);
    left -= share;
  }
  const rgb = Buffer.from(from);
  for (const { triangle, mean } of facets) {
    const facet = 0.96 + random() * 0.08;
    fill(triangle, width, height, (at) => {
      for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = byte(mean[channel]! * facet);
    });
  }
  const result = { rgb, width, height };
  saturate(result, 1.2);
  return result;
};
