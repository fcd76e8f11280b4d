/** Extends colors into transparent pixels, so that edges do not blend with a hidden color. */
import type { Image } from '@iridia/pixels/image';
import { boxMean } from '../image/raster.ts';

const radius = 12;

export function bleed({ rgb, width, height }: Image, alpha: Uint8Array): Image {
  const weight = Float32Array.from(alpha, (value) => value / 255);
  const weights = boxMean(weight, width, height, radius);
  const result = Buffer.from(rgb);
  for (let channel = 0; channel < 3; channel += 1) {
    const means = boxMean(
      weight.map((value, at) => value * rgb[at * 3 + channel]!),
      width,
      height,
      radius,
    );
    for (let at = 0; at < alpha.length; at += 1)
      if (alpha[at]! < 250 && weights[at]! > 1e-4) {
        const beside = means[at]! / weights[at]!;
        result[at * 3 + channel] = Math.min(255, Math.max(0, weight[at]! * rgb[at * 3 + channel]! + (1 - weight[at]!) * beside));
      }
  }
  return { rgb: result, width, height };
}
