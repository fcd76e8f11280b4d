/** Black-and-white and sepia photos: each tone has one color there, and a face in natural colors would stand out. */
import { clamp01 } from '../picture/raster.ts';
import type { Planes } from './warp.ts';

/** How far colors are from the one color of their tone, in levels: scans of prints reach the first, a pale portrait in color exceeds the second. */
const spread = { monochrome: 1.5, colored: 3 } as const;

/** `share`: from 0 for a photo in color to 1 for one without. `tint`: the red, green and blue of a tone of 1. */
export type Toning = { share: number; tint: readonly [number, number, number] };

const lumaOf = ([red, green, blue]: Planes, at: number): number => 0.299 * red[at]! + 0.587 * green[at]! + 0.114 * blue[at]!;

/** Measures whether a picture is in one color. */
export function toningOf(planes: Planes): Toning {
  const pixels = planes[0].length;
  const sums = planes.map((plane) => plane.reduce((sum, value) => sum + value, 0));
  const whole = 0.299 * sums[0]! + 0.587 * sums[1]! + 0.114 * sums[2]!;
  const tint = sums.map((sum) => (whole > 0 ? sum / whole : 1)) as [number, number, number];
  const deviations = planes.map((plane, channel) => {
    let squares = 0;
    for (let at = 0; at < pixels; at += 1) squares += (plane[at]! - tint[channel]! * lumaOf(planes, at)) ** 2;
    return Math.sqrt(squares / pixels);
  });
  return { share: clamp01((spread.colored - Math.max(...deviations)) / (spread.colored - spread.monochrome)), tint };
}

/** Gives every tone of a picture the color that it has in a toning, in place. */
export function tone(planes: Planes, { share, tint }: Toning): void {
  if (share === 0) return;
  for (let at = 0; at < planes[0].length; at += 1) {
    const luma = lumaOf(planes, at);
    for (const channel of [0, 1, 2] as const) planes[channel][at]! += (luma * tint[channel] - planes[channel][at]!) * share;
  }
}
