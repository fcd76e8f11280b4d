/** Removes the background's color from soft edges, fast enough for every frame of a video. */
import { boxMean, clamp01, resizePlane, type Plane } from '../image/raster.ts';

/** Width in pixels at which the colors around an edge are averaged. */
const smallWidth = 240;

/**
 * Changes the colors of half-transparent pixels of `rgba` in place and writes `alpha` into it. Such a pixel mixes subject and background,
 * so the background's share is subtracted, estimated from the background nearby.
 */
export function cleanEdges(rgba: Buffer, alpha: Plane, width: number, height: number): void {
  const small = { width: Math.min(width, smallWidth), height: Math.max(1, Math.round((Math.min(width, smallWidth) * height) / width)) };
  const pixels = small.width * small.height;
  const step = width / small.width;
  const solid = new Float32Array(pixels);
  const empty = new Float32Array(pixels);
  const front = [0, 1, 2].map(() => new Float32Array(pixels));
  const back = [0, 1, 2].map(() => new Float32Array(pixels));
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      const from = Math.min(height - 1, Math.trunc((y + 0.5) * step)) * width + Math.min(width - 1, Math.trunc((x + 0.5) * step));
      const at = y * small.width + x;
      const value = alpha[from]!;
      solid[at] = value > 0.95 ? 1 : 0;
      empty[at] = value < 0.05 ? 1 : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        front[channel]![at] = rgba[from * 4 + channel]! * solid[at]!;
        back[channel]![at] = rgba[from * 4 + channel]! * empty[at]!;
      }
    }
  const radius = 5;
  const mean = (plane: Plane) => boxMean(plane, small.width, small.height, radius);
  const large = (plane: Plane) => resizePlane(plane, small.width, small.height, width, height);
  const [solidMean, emptyMean] = [mean(solid), mean(empty)];
  const share = (sum: Plane, weight: Plane) => sum.map((value, at) => value / (weight[at]! + 1e-4));
  const known = large(solidMean.map((value, at) => (value > 0.01 && emptyMean[at]! > 0.01 ? 1 : 0)));
  const fronts = front.map((plane) => large(share(mean(plane), solidMean)));
  const backs = back.map((plane) => large(share(mean(plane), emptyMean)));
  for (let at = 0; at < alpha.length; at += 1) {
    const value = alpha[at]!;
    rgba[at * 4 + 3] = Math.round(clamp01(value) * 255);
    if (value < 0.02) {
      // Erase hidden colors, because anyone could make transparent pixels of the file visible again.
      rgba[at * 4 + 3] = 0;
      for (let channel = 0; channel < 3; channel += 1) rgba[at * 4 + channel] = fronts[channel]![at]!;
      continue;
    }
    if (value > 0.98 || known[at]! < 0.9) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = rgba[at * 4 + channel]!;
      const guess = fronts[channel]![at]!;
      const unmixed = guess + value * (own - value * guess - (1 - value) * backs[channel]![at]!);
      rgba[at * 4 + channel] = Math.max(0, Math.min(255, Math.round(unmixed)));
    }
  }
}
