import { strengths } from '../../../contract/facts/tools/choices.ts';
import { randomFrom } from '@iridia/pixels/random';
import type { Image } from '@iridia/pixels/image';
import { cartoon } from './cartoon.ts';
import { duotone } from './duotone.ts';
import { lowPoly } from './low-poly.ts';
import { oil } from './oil.ts';
import { pencil } from './pencil.ts';
import { pixel } from './pixel.ts';
import { popArt } from './pop-art.ts';
import type { Style, StyleName } from './style.ts';
import { watercolor } from './watercolor.ts';

const styles: Readonly<Record<StyleName, Style>> = {
  cartoon,
  watercolour: watercolor,
  oil,
  pencil,
  'pop-art': popArt,
  pixel,
  duotone,
  'low-poly': lowPoly,
};

/**
 * Up to the usual strength the style is blended with the image; above it the style becomes bolder. The same seed gives the same image.
 */
export async function applyStyle(image: Image, name: StyleName, strength: number, seed: number): Promise<Image> {
  const share = Math.min(1, strength / strengths.usual);
  const boldness = Math.max(1, strength / strengths.usual);
  const styled = await styles[name](image, { boldness, random: randomFrom(`${seed}/${name}`) });
  if (share === 1) return styled;
  const rgb = Buffer.alloc(image.rgb.length);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = Math.round(image.rgb[at]! + (styled.rgb[at]! - image.rgb[at]!) * share);
  return { ...styled, rgb };
}
