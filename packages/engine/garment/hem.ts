/**
 * The exact end of a garment: along its outline every pixel is unmixed into the cloth and what lies beside it, by the colors that are sure on either
 * side nearby (after Gastal and Oliveira's shared matting), so that no rim of the old color stays.
 */
import { brightnessOf } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { nearestMarked } from './nearest.ts';

/** `front`: what color each pixel's share of cloth has. */
export type Hem = { alpha: Plane; front: Uint8Array };

/** Pixels to either side of the outline that are in doubt, and how far sure ones are looked for, as shares of the longer side. */
const doubted = 1 / 210;
const reach = 1 / 36;
/** Colors that are nearer to each other than this can't be unmixed: there the share that was found stays. */
const alike = 26;
/** How much a pair of colors must explain better to be worth being farther away, and worth another share than was found. */
const farther = 0.25;
const other = 12;
/** The outermost sure pixels may still be mixed: those so far behind them are taken. */
const deeper = 2;

type Sample = { at: number; away: number };

/** Around a place, from where sure ones are looked for. */
const looks = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)] as const);

/** The sure positions nearest to a place and to those around it. */
function sampled(nearest: Int32Array, at: number, { width, height }: Image, around: number, most: number): Sample[] {
  const [x, y] = [at % width, Math.trunc(at / width)];
  const found: Sample[] = [];
  const look = (column: number, row: number): void => {
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const spot = nearest[row * width + column]!;
    if (spot < 0 || found.some((sample) => sample.at === spot)) return;
    const away = Math.hypot((spot % width) - x, Math.trunc(spot / width) - y);
    if (away <= most) found.push({ at: spot, away });
  };
  look(x, y);
  for (const [dx, dy] of looks) look(Math.round(x + dx * around), Math.round(y + dy * around));
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
  const sure = new Uint8Array(mean.length);
  for (let at = 0; at < sure.length; at += 1) sure[at] = mean[at]! > 0.999 ? inside : mean[at]! < 0.001 ? outside : 0;
  return sure;
}

/** Unmixes the outline of a garment that was found in an image. */
export function hemOf(image: Image, found: Plane): Hem {
  const { rgb, width, height } = image;
  const longest = Math.max(width, height);
  const radius = Math.max(2, Math.round(longest * doubted));
  const most = Math.max(8, Math.round(longest * reach));
  const sure = sureOf(found, image, radius);
  const deep = sureOf(found, image, radius + deeper);
  const nearest = (side: number): Int32Array =>
    nearestMarked(
      deep.map((value) => (value === side ? 1 : 0)),
      image,
    );
  const [fronts, backs] = [nearest(inside), nearest(outside)];
  const alpha = found.map((value, at) => (sure[at] === outside ? 0 : value));
  const front = Uint8Array.from(rgb);
  for (let at = 0; at < sure.length; at += 1) {
    if (sure[at] !== 0) continue;
    const best = unmixed(rgb, at, found[at]!, sampled(fronts, at, image, radius * 2, most), sampled(backs, at, image, radius * 2, most));
    if (!best) continue;
    alpha[at] = best.share;
    for (let channel = 0; channel < 3; channel += 1) front[at * 3 + channel] = best.color[channel]!;
  }
  return { alpha, front };
}

/** What was found to be cloth this surely may be cloth in another light, and what a light that is twice as strong costs. */
const whole = 0.85;
const another = 30;
/** How much light may differ from place to place nearby. */
const lights = { least: 0.6, most: 1.25 } as const;

/** How badly a color is explained by another one in another light. */
function shadeCost(rgb: Uint8Array, own: readonly number[], one: number): number {
  let [along, length] = [0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    along += own[channel]! * rgb[one * 3 + channel]!;
    length += rgb[one * 3 + channel]! ** 2;
  }
  const light = Math.max(lights.least, Math.min(lights.most, along / Math.max(1, length)));
  let rest = 0;
  for (let channel = 0; channel < 3; channel += 1) rest += (own[channel]! - rgb[one * 3 + channel]! * light) ** 2;
  return Math.sqrt(rest) + Math.abs(1 - light) * another;
}

type Unmixed = { share: number; color: readonly number[] };

/** The share of cloth in a pixel by the pair of colors that explains it best; null when one of both sides is unknown. */
function unmixed(rgb: Uint8Array, at: number, expected: number, fronts: readonly Sample[], backs: readonly Sample[]): Unmixed | null {
  let best: Unmixed | null = null;
  let least = Infinity;
  const own = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!] as const;
  if (expected > whole)
    for (const { at: one, away } of fronts) {
      const cost = shadeCost(rgb, own, one) + away * farther + (1 - expected) * other;
      if (cost >= least) continue;
      least = cost;
      best = { share: 1, color: own };
    }
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
