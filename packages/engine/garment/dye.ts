/** Dyes a garment with another color or cloth and keeps its folds, its light, and the rest of the image. */
import { brightnessOf, type Color } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { clamp01, type Plane } from '../image/raster.ts';
import { foldsOf } from './folds.ts';
import { lightOf, type Hem } from './hem.ts';

/** The color of the cloth at a position, as if it were evenly lit; `relief` is 1 on the ridge of a fold and -1 in its valley. */
export type Cloth = (x: number, y: number, relief: number) => Color;

/** A smaller share of cloth changes nothing. */
const unseen = 0.004;
/** Room around the garment in pixels of an image of 1000. */
const room = 60;
/** How far folds displace the print, in pixels of an image of 1000. */
const bend = 24;
/** The darkest and the lightest that folds make of a cloth. */
const shades = { least: 0.14, most: 2.2 } as const;
/** Light of a photo, by its brightest tenth, in which a cloth has its full color, and the least of it in the dark. */
const daylight = { from: 0.35, to: 0.8, least: 0.72 } as const;
/** What cloth throws back of the light: white cloth isn’t a light, and black cloth not a hole. */
const cloths = { black: 15, white: 238 } as const;
/** Shade is a little cold and light a little warm, by channel. */
const tints = [1.07, 1, 0.93] as const;

/** How bright a scene is, from the share of daylight in which a cloth is seen. */
function exposureOf({ rgb, width, height }: Image): number {
  const lights = [];
  const every = Math.max(1, Math.trunc((width * height) / 5000));
  for (let at = 0; at < width * height; at += every) lights.push(Math.max(rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!) / 255);
  const bright = lights.toSorted((a, b) => a - b)[Math.trunc(lights.length * 0.9)]!;
  return daylight.least + (1 - daylight.least) * clamp01((bright - daylight.from) / (daylight.to - daylight.from));
}

/** How light a cloth is on the whole, from 0 to 1. */
function lightnessOf(cloth: Cloth, side: number): number {
  let sum = 0;
  for (let at = 0; at < 64; at += 1) sum += brightnessOf(...cloth(((at % 8) * side) / 8, (Math.trunc(at / 8) * side) / 8, 0));
  return sum / 64 / 255;
}

const meanOf = (plane: Plane, weights: Plane): number => {
  let [sum, all] = [0, 0];
  for (let at = 0; at < plane.length; at += 1) {
    sum += plane[at]! * weights[at]!;
    all += weights[at]!;
  }
  return sum / Math.max(1e-6, all);
};

type Around = { left: number; top: number; width: number; height: number };

/** Where the garment is, with so much room around it that its light is found as in the whole image. */
function around(alpha: Plane, { width, height }: Image, room: number): Around {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < alpha.length; at += 1) {
    if (alpha[at]! <= unseen) continue;
    const [x, y] = [at % width, Math.trunc(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  [left, top] = [Math.max(0, left - room), Math.max(0, top - room)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, right + room) - left),
    height: Math.max(1, Math.min(height, bottom + room) - top),
  };
}

function within(plane: Plane, all: number, { left, top, width, height }: Around): Plane {
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) result.set(plane.subarray((top + y) * all + left, (top + y) * all + left + width), y * width);
  return result;
}

/** Returns the image with the cloth in place of the garment. */
export function dye(image: Image, { alpha, front }: Hem, cloth: Cloth): Image {
  const { rgb, width, height } = image;
  const unit = Math.max(width, height) / 1000;
  const part = around(alpha, image, Math.round(room * unit));
  const [light, shares] = [lightOf(front, width * height), alpha].map((plane) => within(plane, width, part)) as [Plane, Plane];
  const lit = { light, alpha: shares, width: part.width, height: part.height };
  const { folds, weave, relief, broad } = foldsOf(lit, unit, lightnessOf(cloth, 200 * unit));
  const exposure = exposureOf(image);
  // Dark areas have more noise than weave.
  const detail = Math.min(1, Math.max(0.12, meanOf(light, shares) * 2.2));
  const result = Buffer.from(rgb);
  for (let row = 0; row < part.height; row += 1)
    for (let column = 0; column < part.width; column += 1) {
      const spot = row * part.width + column;
      const share = shares[spot]!;
      if (share <= unseen) continue;
      const [x, y] = [part.left + column, part.top + row];
      const at = y * width + x;
      const shade = Math.max(shades.least, Math.min(shades.most, Math.exp(folds[spot]! + weave[spot]! * detail)));
      const slopeX = broad[spot + (column < part.width - 1 ? 1 : 0)]! - broad[spot - (column > 0 ? 1 : 0)]!;
      const slopeY = broad[spot + (row < part.height - 1 ? part.width : 0)]! - broad[spot - (row > 0 ? part.width : 0)]!;
      const color = cloth(x + slopeX * bend * unit * 10, y + slopeY * bend * unit * 10, relief[spot]!);
      const lift = Math.max(0, cloths.black - brightnessOf(...color));
      for (let channel = 0; channel < 3; channel += 1) {
        const flat = ((color[channel]! * cloths.white) / 255 + lift) * exposure;
        // Highlights shift a strong color toward white instead of clipping.
        const shaded = shade <= 1 ? flat * shade ** tints[channel]! : flat + (255 - flat) * Math.min(0.8, (shade - 1) * 0.5);
        const changed = rgb[at * 3 + channel]! + (shaded - front[at * 3 + channel]!) * share;
        result[at * 3 + channel] = Math.max(0, Math.min(255, Math.round(changed)));
      }
    }
  return { rgb: result, width, height };
}
