import { strokes } from './brush.ts';
import { linesOf } from './lines.ts';
import { unitOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { byte, lightnessOf, saturate, stretched } from './tones.ts';

/** Flat areas in few shades with ink outlines. */
export const cartoon: Style = (image, { boldness }) => {
  const unit = unitOf(image);
  const flat = strokes(image, 3.4 * unit * boldness);
  const { rgb, width, height } = flat;
  // Lines are drawn around the flat areas: around every blade and pore of the photo, they would be blots.
  const ink = linesOf(stretched(lightnessOf(flat)), width, height, 1.8 * unit * boldness, 70);
  saturate(flat, 1.35);
  const light = lightnessOf(flat);
  const shades = 6 / boldness;
  for (let at = 0; at < light.length; at += 1) {
    const place = light[at]! * shades;
    const step = Math.floor(place);
    // Posterization steps with a short soft edge.
    const edge = Math.max(0, Math.min(1, (place - step - 0.5) * 6 + 0.5));
    const shade = (step + edge) / shades / Math.max(0.02, light[at]!);
    const factor = (0.35 + 0.65 * shade) * (0.06 + 0.94 * ink[at]!);
    for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = byte(rgb[at * 3 + channel]! * factor);
  }
  return flat;
};
