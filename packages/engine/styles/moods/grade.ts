/** Moods that only change colors: each gives a pixel's new color from its old one and where it is. */
import { brightnessOf, mix, type Color } from '@iridia/pixels/color';
import type { Image } from '@iridia/pixels/image';
import { clamp01 } from '../../image/raster.ts';

/** `x` and `y` run from 0 to 1, from the top left corner. */
export type Grade = (color: Color, x: number, y: number) => Color;

export function graded(image: Image, grade: Grade): Image {
  const { width, height } = image;
  const rgb = new Uint8ClampedArray(image.rgb.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      rgb.set(grade([image.rgb[at]!, image.rgb[at + 1]!, image.rgb[at + 2]!], x / width, y / height), at);
    }
  return { ...image, rgb: Buffer.from(rgb.buffer) };
}

export const grayOf = (color: Color): Color => {
  const gray = brightnessOf(...color);
  return [gray, gray, gray];
};
const tinted = ([red, green, blue]: Color, by: Color): Color => [red * by[0], green * by[1], blue * by[2]];
/** Steeper around the middle above 1. */
const contrasted = (color: Color, amount: number): Color => color.map((channel) => 127.5 + (channel - 127.5) * amount) as unknown as Color;
/** Above 1 the middle is darker; black and white stay. */
const curved = (color: Color, power: number): Color => color.map((channel) => 255 * (channel / 255) ** power) as unknown as Color;
/** From 0 in the middle to 1 in the corners. */
const toCorners = (x: number, y: number): number => clamp01(((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2);

/** How much a color is a plant's, from 0 to 1: more green than red, and not gray. */
export const plantOf = ([red, green, blue]: Color): number =>
  clamp01((green / (red + 1) - 0.94) / 0.16) * clamp01((green - blue - 10) / 45);

/** Photographs of the day are made night in video the same way: dark, blue, with little color. What shone stays warm. */
export const night: Grade = (color, x, y) => {
  const [red, , blue] = color;
  const light = brightnessOf(...color) / 255;
  const lamp = light > 0.75 && red > blue + 40 ? (light - 0.75) * 2.4 : 0;
  const dark = tinted(curved(mix(color, grayOf(color), 0.45), 1.35), [0.4, 0.5, 0.78]);
  return mix(mix(dark, [8, 12, 30], toCorners(x, y) * 0.45), tinted(color, [1, 0.82, 0.5]), Math.min(0.8, lamp));
};

export const sunset: Grade = (color, _, y) => {
  const warm = tinted(contrasted(color, 0.92), [1.1, 0.86, 0.66]);
  const light = brightnessOf(...color) / 255;
  // The sky, and what is as bright as it, takes the color of the hour; shadows turn violet.
  const glow = mix([255, 120, 60], [255, 196, 110], y);
  return mix(mix(warm, [72, 34, 84], (1 - light) * 0.28), glow, light * light * 0.55 * (1 - y * 0.6));
};

export const autumn: Grade = (color) => {
  const [red, green, blue] = color;
  const leaf: Color = [Math.max(red, green) * 1.12, green * 0.62, blue * 0.5];
  return tinted(mix(color, leaf, plantOf(color) * 0.95), [1.05, 0.98, 0.88]);
};

export const vintage: Grade = (color, x, y) => {
  const gray = brightnessOf(...color);
  const sepia: Color = [gray * 1.06 + 22, gray * 0.88 + 16, gray * 0.64 + 10];
  return mix(contrasted(mix(color, sepia, 0.82), 0.86), [58, 38, 22], toCorners(x, y) * 0.45);
};

export const monochrome: Grade = (color) => contrasted(grayOf(color), 1.15);
export const warm: Grade = (color) => tinted(color, [1.1, 1, 0.82]);
export const cold: Grade = (color) => tinted(color, [0.84, 0.98, 1.12]);
export const bright: Grade = (color) => curved(color, 0.68);
export const dark: Grade = (color) => curved(tinted(color, [0.82, 0.82, 0.84]), 1.45);
export const vivid: Grade = (color) => contrasted(mix(grayOf(color), color, 1.6), 1.08);
