/**
 * The exact end of a garment: along its outline every pixel is unmixed into the cloth and what lies beside it, by the colors that are sure on either
 * side nearby (after Gastal and Oliveira's shared matting), so that no rim of the old color stays.
 */
import { brightnessOf } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';

/** `front`: what color each pixel's share of cloth has. */
export type Hem = { alpha: Plane; front: Uint8Array };

/** Pixels to either side of the outline that are in doubt, and how far sure ones are looked for, as shares of the longer side. */
const doubted = 1 / 210;
const reach = 1 / 36;
const directions = 12;
/** Colors that are nearer to each other than this can't be unmixed: there the share that was found stays. */
const alike = 26;
/** How much a pair of colors must explain better to be worth being farther away, and worth another share than was found. */
const farther = 0.25;
const other = 12;

type Sample = { at: number; away: number };

/** The outermost sure pixels may still be mixed: those so far behind them are taken where there are any. */
const deeper = 2;

/** A position that is sure in each direction. */
function sampled(sure: Uint8Array, wanted: number, at: number, { width, height }: Image, most: number): Sample[] {
  const found: Sample[] = [];
  const [x, y] = [at % width, Math.trunc(at / width)];
  for (let turn = 0; turn < directions; turn += 1) {
    const angle = ((turn + (x + y) * 0.37) / directions) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let first: Sample | null = null;
    for (let away = 1; away <= most; away += 1) {
      const [column, row] = [Math.round(x + dx * away), Math.round(y + dy * away)];
      if (column < 0 || row < 0 || column >= width || row >= height) break;
      const spot = row * width + column;
      if (sure[spot] === wanted) {
        if (first && away >= first.away + deeper) {
          first = { at: spot, away };
          break;
        }
        first ??= { at: spot, away };
      } else if (first) break;
    }
    if (first) found.push(first);
  }
  return found;
}

const outside = 1;
const inside = 2;

/** Where the outline leaves no doubt. */
function sureOf(alpha: Plane, { width, height }: Image, radius: number): Uint8Array {
  const mean = boxMean(
    alpha.map((value) => (value > 0.5 ? 1 : 0)),
    width,
    height,
    radius,
  );
  return Uint8Array.from(mean, (value) => (value > 0.999 ? inside : value < 0.001 ? outside : 0));
}

/** Unmixes the outline of a garment that was found in an image. */
export function hemOf(image: Image, found: Plane): Hem {
  const { rgb, width, height } = image;
  const longest = Math.max(width, height);
  const radius = Math.max(2, Math.round(longest * doubted));
  const most = Math.max(8, Math.round(longest * reach));
  const sure = sureOf(found, image, radius);
  const alpha = found.map((value, at) => (sure[at] === outside ? 0 : value));
  const front = Uint8Array.from(rgb);
  for (let at = 0; at < sure.length; at += 1) {
    if (sure[at] !== 0) continue;
    const [fronts, backs] = [sampled(sure, inside, at, image, most), sampled(sure, outside, at, image, most)];
    const best = unmixed(rgb, at, found[at]!, fronts, backs);
    if (!best) continue;
    alpha[at] = best.share;
    for (let channel = 0; channel < 3; channel += 1) front[at * 3 + channel] = best.color[channel]!;
  }
  return { alpha, front };
}

type Unmixed = { share: number; color: readonly number[] };

/** The share of cloth in a pixel by the pair of colors that explains it best; null when one of both sides is unknown. */
function unmixed(rgb: Uint8Array, at: number, expected: number, fronts: readonly Sample[], backs: readonly Sample[]): Unmixed | null {
  let best: Unmixed | null = null;
  let least = Infinity;
  const own = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!] as const;
  for (const { at: one, away: nearOne } of fronts)
    for (const { at: two, away: nearTwo } of backs) {
      let [along, length] = [0, 0];
      for (let channel = 0; channel < 3; channel += 1) {
        const step = rgb[one * 3 + channel]! - rgb[two * 3 + channel]!;
        along += (own[channel]! - rgb[two * 3 + channel]!) * step;
        length += step * step;
      }
      const known = length / (length + alike * alike);
      const share = clamp01(length > 0 ? along / length : 0) * known + expected * (1 - known);
      let rest = 0;
      for (let channel = 0; channel < 3; channel += 1)
        rest += (own[channel]! - rgb[one * 3 + channel]! * share - rgb[two * 3 + channel]! * (1 - share)) ** 2;
      const cost = Math.sqrt(rest) + (nearOne + nearTwo) * farther + Math.abs(share - expected) * other;
      if (cost >= least) continue;
      least = cost;
      // What is mostly cloth has its own color, with its weave.
      const color = own.map((value, channel) => {
        const weave = Math.max(0, Math.min(255, (value - rgb[two * 3 + channel]! * (1 - share)) / Math.max(share, 0.3)));
        return weave * share * share + rgb[one * 3 + channel]! * (1 - share * share);
      });
      best = { share, color };
    }
  return best;
}

/** The light of the cloth in each pixel, from 0 to 1. */
export const lightOf = (front: Uint8Array, pixels: number): Plane => {
  const light = new Float32Array(pixels);
  for (let at = 0; at < pixels; at += 1) light[at] = brightnessOf(front[at * 3]!, front[at * 3 + 1]!, front[at * 3 + 2]!) / 255;
  return light;
};
