/** Dyes a garment with another color or cloth and keeps its folds, its light, and the rest of the image. */
import type { Color } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { boxMean, clamp01, type Plane } from '../image/raster.ts';
import { lightOf, type Hem } from './hem.ts';

/** The color of the cloth at a position, as if it were flat and evenly lit. */
export type Cloth = (x: number, y: number) => Color;

/** Keeps the noise of a dark garment from becoming folds in a light one. */
const floor = 0.09;
/** How far folds displace the print, in pixels of an image of 1000. */
const bend = 24;

/** How deep folds are: the usual distance of a place's light from the cloth's, as a share of it; and how much they are deepened or flattened at most. */
const deep = { least: 0.2, most: 2.6, usual: 0.34, flattest: 0.6 } as const;
/** Light of a photo, by its brightest tenth, in which a cloth has its full color, and the least of it in the dark. */
const daylight = { from: 0.35, to: 0.8, least: 0.72 } as const;
/** Shade is a little cold and light a little warm, by channel. */
const tints = [1.07, 1, 0.93] as const;

/** How much of the folds is shown: their depth where the cloth is whole. */
function depthOf(shade: Plane, alpha: Plane): number {
  let [sum, weights] = [0, 0];
  for (let at = 0; at < shade.length; at += 1) {
    if (alpha[at]! < 0.9) continue;
    sum += shade[at]! ** 2;
    weights += 1;
  }
  const own = Math.sqrt(sum / Math.max(1, weights));
  if (own === 0) return 1;
  return own < deep.least ? Math.min(deep.most, deep.least / own) : Math.max(deep.flattest, Math.min(1, deep.usual / own));
}

/** How bright a scene is, from the share of daylight in which a cloth is seen. */
function exposureOf({ rgb, width, height }: Image): number {
  const lights = [];
  const every = Math.max(1, Math.trunc((width * height) / 5000));
  for (let at = 0; at < width * height; at += every) lights.push(Math.max(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!) / 255);
  const bright = lights.toSorted((a, b) => a - b)[Math.trunc(lights.length * 0.9)]!;
  return daylight.least + (1 - daylight.least) * clamp01((bright - daylight.from) / (daylight.to - daylight.from));
}

/** Returns the image with the cloth in place of the garment. */
export function dye(image: Image, { alpha, front }: Hem, cloth: Cloth): Image {
  const { rgb, width, height } = image;
  const unit = Math.max(width, height) / 1000;
  const light = lightOf(front, width * height);
  let [sum, weights] = [0, 0];
  for (let at = 0; at < light.length; at += 1) {
    sum += light[at]! * alpha[at]!;
    weights += alpha[at]!;
  }
  const usual = sum / Math.max(1e-6, weights);
  // Beyond the garment lies other light, which isn’t a fold of it.
  const covered = (radius: number): Plane => {
    const [own, all] = [
      boxMean(
        light.map((value, at) => value * alpha[at]!),
        width,
        height,
        radius,
      ),
      boxMean(alpha, width, height, radius),
    ];
    return own.map((value, at) => (all[at]! > 1e-3 ? value / all[at]! : usual));
  };
  const smooth = covered(Math.max(1, Math.round(2 * unit)));
  const broad = boxMean(covered(Math.max(1, Math.round(14 * unit))), width, height, Math.max(1, Math.round(14 * unit)));
  const shades = smooth.map((value) => Math.log((value + floor) / (usual + floor)));
  const depth = depthOf(shades, alpha);
  const exposure = exposureOf(image);
  // Dark areas have more noise than weave.
  const detail = Math.min(1, Math.max(0.2, usual * 2.2));
  const result = Buffer.from(rgb);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = alpha[at]!;
      if (share <= 0.004) continue;
      const weave = Math.log((light[at]! + floor) / (smooth[at]! + floor)) * detail;
      const shade = Math.max(0.14, Math.min(2.2, Math.exp(shades[at]! * depth + weave)));
      const slopeX = broad[at + (x < width - 1 ? 1 : 0)]! - broad[at - (x > 0 ? 1 : 0)]!;
      const slopeY = broad[at + (y < height - 1 ? width : 0)]! - broad[at - (y > 0 ? width : 0)]!;
      const color = cloth(x + slopeX * bend * unit * 10, y + slopeY * bend * unit * 10);
      for (let channel = 0; channel < 3; channel += 1) {
        const flat = color[channel]! * exposure;
        // Highlights shift a strong color toward white instead of clipping.
        const shaded = shade <= 1 ? flat * shade ** tints[channel]! : flat + (255 - flat) * Math.min(0.8, (shade - 1) * 0.5);
        const changed = rgb[at * 3 + channel]! + (shaded - front[at * 3 + channel]!) * share;
        result[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(changed)));
      }
    }
  return { rgb: result, width, height };
}
