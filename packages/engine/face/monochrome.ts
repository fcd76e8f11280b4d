/** Black-and-white and sepia photos: each tone has one color there, and a face in natural colors would stand out. */
import { brightnessOf } from '@iridia/pixels/color';
import { clamp01, type Plane } from '../image/raster.ts';
import type { Planes } from './warp.ts';

/** How far colors are from the one color of their tone, in levels: scans of prints reach the first, a pale portrait in color exceeds the second. */
const spread = { monochrome: 1.5, colored: 3 } as const;

/** `share`: from 0 for a photo in color to 1 for one without. `tint`: the red, green and blue of a tone of 1. */
export type Toning = { share: number; tint: readonly [number, number, number] };

const lumaOf = ([red, green, blue]: Planes, at: number): number => brightnessOf(red[at]!, green[at]!, blue[at]!);

/** Measures whether an image is in one color, or only those of its pixels that are `within`. */
export function toningOf(all: Planes, within?: Uint8Array): Toning {
  const sums = [0, 0, 0] as [number, number, number];
  let pixels = 0;
  const count = all[0].length;
  for (let at = 0; at < count; at += 1) {
    if (within && !within[at]) continue;
    pixels += 1;
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += all[channel]![at]!;
  }
  const whole = brightnessOf(...sums);
  const tint = sums.map((sum) => (whole > 0 ? sum / whole : 1)) as [number, number, number];
  const squares = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    if (within && !within[at]) continue;
    const luma = lumaOf(all, at);
    for (let channel = 0; channel < 3; channel += 1) squares[channel]! += (all[channel]![at]! - tint[channel]! * luma) ** 2;
  }
  const deviations = squares.map((sum) => Math.sqrt(sum / pixels));
  return { share: clamp01((spread.colored - Math.max(...deviations)) / (spread.colored - spread.monochrome)), tint };
}

/** Gives every tone of an image the color that it has in a toning, in place. */
export function tone(planes: Planes, { share, tint }: Toning): void {
  if (share === 0) return;
  for (let at = 0; at < planes[0].length; at += 1) {
    const luma = lumaOf(planes, at);
    for (const channel of [0, 1, 2] as const) planes[channel][at]! += (luma * tint[channel] - planes[channel][at]!) * share;
  }
}

/** How much of their own light and dark the lips of a face without colors keep: old video shows red as black. */
const ownLight = 0.6;

/** The mean color of the pixels that a mask from 0 to 1 marks. */
function meanOf(planes: Planes, mask: Plane): [number, number, number] {
  const total = mask.reduce((sum, value) => sum + value, 0) || 1;
  return planes.map((plane) => plane.reduce((sum, value, at) => sum + value * mask[at]!, 0) / total) as [number, number, number];
}

/** Gives the lips of a face without colors those of the face that it replaces, in place; `lips` and `own` mark where both have them. */
export function redden(planes: Planes, lips: Plane, share: number, from: Planes, own: Plane): void {
  if (share === 0) return;
  const usual = 1 + brightnessOf(...meanOf(planes, lips));
  const color = meanOf(from, own);
  for (let at = 0; at < lips.length; at += 1) {
    if (!lips[at]) continue;
    const light = 1 - ownLight + ownLight * (lumaOf(planes, at) / usual);
    for (const channel of [0, 1, 2] as const) planes[channel][at]! += (color[channel] * light - planes[channel][at]!) * share * lips[at]!;
  }
}
