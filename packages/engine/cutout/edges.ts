/** Removes the background's color from soft edges, fast enough for every frame of a video. */
import { boxMean, clamp01, stretched, valueAt, type Plane, type Stretched } from '../image/raster.ts';

/** Width in pixels at which the colors around an edge are averaged. */
const smallWidth = 240;
/** In those pixels. */
const radius = 5;

/**
 * Changes the colors of half-transparent pixels of `rgba` in place and writes `alpha` into it. Such a pixel mixes subject and background,
 * so the background's share is subtracted, estimated from the background nearby.
 */
export function cleanEdges(rgba: Buffer, alpha: Plane, width: number, height: number): void {
  const small = { width: Math.min(width, smallWidth), height: Math.max(1, Math.round((Math.min(width, smallWidth) * height) / width)) };
  const pixels = small.width * small.height;
  const step = width / small.width;
  const seen: Seen = { solid: planes(1, pixels)[0]!, empty: planes(1, pixels)[0]!, front: planes(3, pixels), back: planes(3, pixels) };
  for (let y = 0; y < small.height; y += 1) {
    const row = Math.min(height - 1, Math.trunc((y + 0.5) * step)) * width;
    seeRow(rgba, alpha, row, width, step, seen, y * small.width, small.width);
  }
  const mean = (plane: Plane) => boxMean(plane, small.width, small.height, radius);
  const [solid, empty] = [mean(seen.solid), mean(seen.empty)];
  const known = solid.map((value, at) => (value > 0.01 && empty[at]! > 0.01 ? 1 : 0));
  const colors = [
    ...seen.front.map((plane) => mean(plane).map((value, at) => value / (solid[at]! + 1e-4))),
    ...seen.back.map((plane) => mean(plane).map((value, at) => value / (empty[at]! + 1e-4))),
  ];
  const large = stretched([known, ...colors], small.width, small.height, width, height);
  for (let y = 0; y < height; y += 1) cleanRow(large, y, rgba, alpha);
}

/** What is seen of the subject and of the background, and the colors of both, in few pixels. */
type Seen = { solid: Plane; empty: Plane; front: Plane[]; back: Plane[] };

const planes = (count: number, pixels: number): Plane[] => Array.from({ length: count }, () => new Float32Array(pixels));

// V8 leaves the code of an inner loop for slow code each time that the loop ends, unless it has a function of its own.
function seeRow(rgba: Buffer, alpha: Plane, row: number, width: number, step: number, seen: Seen, to: number, count: number): void {
  const { solid, empty, front, back } = seen;
  for (let x = 0; x < count; x += 1) {
    const from = row + Math.min(width - 1, Math.trunc((x + 0.5) * step));
    const value = alpha[from]!;
    solid[to + x] = value > 0.95 ? 1 : 0;
    empty[to + x] = value < 0.05 ? 1 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      front[channel]![to + x] = rgba[from * 4 + channel]! * solid[to + x]!;
      back[channel]![to + x] = rgba[from * 4 + channel]! * empty[to + x]!;
    }
  }
}

function cleanRow({ columns, rowsAt }: Stretched, y: number, rgba: Buffer, alpha: Plane): void {
  const [known, ...colors] = rowsAt(y);
  const width = columns.share.length;
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    const value = alpha[at]!;
    if (value < 0.02) {
      // Erase hidden colors, because anyone could make transparent pixels of the file visible again.
      rgba[at * 4 + 3] = 0;
      for (let channel = 0; channel < 3; channel += 1) rgba[at * 4 + channel] = valueAt(colors[channel]!, columns, x);
      continue;
    }
    rgba[at * 4 + 3] = Math.round(clamp01(value) * 255);
    if (value > 0.98 || valueAt(known!, columns, x) < 0.9) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = rgba[at * 4 + channel]!;
      const guess = valueAt(colors[channel]!, columns, x);
      const unmixed = guess + value * (own - value * guess - (1 - value) * valueAt(colors[channel + 3]!, columns, x));
      rgba[at * 4 + channel] = Math.max(0, Math.min(255, Math.round(unmixed)));
    }
  }
}
