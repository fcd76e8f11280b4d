/** Dyes a garment with another color or cloth and keeps its folds, its light, and the rest of the image. */
import { brightnessOf } from '@iridia/pixels/color';
import type { Color } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, type Plane } from '../image/raster.ts';

/** The color of the cloth at a position, as if it were flat and evenly lit. */
export type Cloth = (x: number, y: number) => Color;

/** Keeps the noise of a dark garment from becoming folds in a light one. */
const floor = 0.11;
/** How far folds displace the print, in pixels of an image of 1000. */
const bend = 24;

/** Folds of a white cloth are pale: their contrast, relative to its light, that another color shows at least, and how much they are deepened at most. */
const deep = { least: 0.16, most: 2.4 } as const;

/** How many times the contrast of the folds is shown. */
function contrastOf(light: Plane, alpha: Plane, usual: number): number {
  let [sum, weights] = [0, 0];
  for (let at = 0; at < light.length; at += 1) {
    sum += alpha[at]! * (light[at]! / Math.max(0.02, usual) - 1) ** 2;
    weights += alpha[at]!;
  }
  const own = Math.sqrt(sum / Math.max(1e-6, weights));
  return own === 0 ? 1 : Math.min(deep.most, Math.max(1, deep.least / own));
}

export function dye(image: Image, alpha: Plane, cloth: Cloth): Image {
  const { rgb, width, height } = image;
  const unit = Math.max(width, height) / 1000;
  const light = new Float32Array(width * height);
  let [sum, weights] = [0, 0];
  for (let at = 0; at < light.length; at += 1) {
    light[at] = brightnessOf(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!) / 255;
    sum += light[at]! * alpha[at]!;
    weights += alpha[at]!;
  }
  const usual = sum / Math.max(1e-6, weights);
  const smooth = boxMean(light, width, height, Math.max(1, Math.round(2 * unit)));
  const broad = boxMean(
    boxMean(light, width, height, Math.max(1, Math.round(14 * unit))),
    width,
    height,
    Math.max(1, Math.round(14 * unit)),
  );
  const folds = contrastOf(smooth, alpha, usual);
  // Dark areas have more noise than weave.
  const detail = Math.min(1, Math.max(0.15, usual * 2.2));
  const result = Buffer.from(rgb);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = alpha[at]!;
      if (share <= 0.004) continue;
      const own = smooth[at]! + (light[at]! - smooth[at]!) * detail;
      const shade = Math.max(0.18, Math.min(2, 1 + ((own + floor) / (usual + floor) - 1) * folds));
      const slopeX = broad[at + (x < width - 1 ? 1 : 0)]! - broad[at - (x > 0 ? 1 : 0)]!;
      const slopeY = broad[at + (y < height - 1 ? width : 0)]! - broad[at - (y > 0 ? width : 0)]!;
      const color = cloth(x + slopeX * bend * unit * 10, y + slopeY * bend * unit * 10);
      for (let channel = 0; channel < 3; channel += 1) {
        const flat = color[channel]!;
        // Highlights shift a strong color toward white instead of clipping.
        const shaded = shade <= 1 ? flat * shade : flat + (255 - flat) * Math.min(0.85, (shade - 1) * 0.5);
        const before = rgb[at * 3 + channel]!;
        result[at * 3 + channel] = Math.round(Math.min(255, before + (shaded - before) * share));
      }
    }
  return { rgb: result, width, height };
}
