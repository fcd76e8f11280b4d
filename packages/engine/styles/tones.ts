/** Tone operations shared by the styles. */
import { brightnessOf, hex } from '@iridia/pixels/color';
import { boxMean, type Plane } from '../image/raster.ts';
import type { Image } from '@iridia/pixels/image';

export const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** From 0 to 1. */
export function lightnessOf({ rgb }: Image): Plane {
  const plane = new Float32Array(rgb.length / 3);
  for (let at = 0; at < plane.length; at += 1) plane[at] = brightnessOf(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!) / 255;
  return plane;
}

/** The same plane with its darkest and lightest percentile mapped to black and white. */
export function stretched(plane: Plane): Plane {
  const sample = Float32Array.from(
    { length: Math.min(plane.length, 4096) },
    (_, index) => plane[Math.trunc((index * plane.length) / Math.min(plane.length, 4096))]!,
  ).sort();
  const low = sample[Math.trunc(sample.length * 0.01)]!;
  const high = sample[Math.trunc(sample.length * 0.99)]!;
  const range = Math.max(0.1, high - low);
  return plane.map((value) => Math.max(0, Math.min(1, (value - low) / range)));
}

/** Moves colors away from gray (above 1) or toward it, in place. */
export function saturate({ rgb }: Image, amount: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const gray = brightnessOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    for (let channel = 0; channel < 3; channel += 1) rgb[at + channel] = byte(gray + (rgb[at + channel]! - gray) * amount);
  }
}

/** Three box blurs, which approximate a Gaussian. */
export function blurred(plane: Plane, width: number, height: number, radius: number): Plane {
  let result = plane;
  for (let pass = 0; pass < 3; pass += 1) result = boxMean(result, width, height, Math.max(1, Math.round(radius)));
  return result;
}

export const palette = (...colors: string[]) => colors.map(hex);
