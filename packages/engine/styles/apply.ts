import { strengths } from '../../../contract/facts/tools/choices.ts';
import { randomFrom } from '@iridia/pixels/random';
import type { Picture } from '@iridia/pixels/picture';
import { cartoon } from './cartoon.ts';
import { duotone } from './duotone.ts';
import { lowPoly } from './low-poly.ts';
import { oil } from './oil.ts';
import { pencil } from './pencil.ts';
import { pixel } from './pixel.ts';
import { popArt } from './pop-art.ts';
import type { Style, StyleName } from './style.ts';
import { watercolour } from './watercolour.ts';

const styles: Readonly<Record<StyleName, Style>> = {
  cartoon,
  watercolour,
  oil,
  pencil,
  'pop-art': popArt,
  pixel,
  duotone,
  'low-poly': lowPoly,
};

/**
 * Up to the usual strength the style is blended with the picture; above it the style becomes bolder. The same seed gives the same picture.
 */
export async function applyStyle(picture: Picture, name: StyleName, strength: number, seed: number): Promise<Picture> {
  const share = Math.min(1, strength / strengths.usual);
  const boldness = Math.max(1, strength / strengths.usual);
  const styled = await styles[name](picture, { boldness, random: randomFrom(`${seed}/${name}`) });
  if (share === 1) return styled;
  const rgb = Buffer.alloc(picture.rgb.length);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = Math.round(picture.rgb[at]! + (styled.rgb[at]! - picture.rgb[at]!) * share);
  return { ...styled, rgb };
}
