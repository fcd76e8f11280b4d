import { mix } from '@iridia/pixels/color';
import type { Style } from './style.ts';
import { lightnessOf, palette, stretched } from './tones.ts';

/** The colors of shadows and highlights. */
const pairs = [
  palette('#1b1464', '#ffe066'),
  palette('#3a0ca3', '#ff9ebb'),
  palette('#0b3d3a', '#ffd8a8'),
  palette('#5f0f40', '#ffb703'),
  palette('#03256c', '#8ef6e4'),
  palette('#2d1b4e', '#ff7f6b'),
] as const;

/** Two inks: one for shadows, one for highlights. */
export const duotone: Style = (image, { boldness, random }) => {
  const [shadow, shine] = pairs[Math.trunc(random() * pairs.length)]!;
  const light = stretched(lightnessOf(image));
  const rgb = Buffer.alloc(image.rgb.length);
  for (let at = 0; at < light.length; at += 1) {
    const centered = (light[at]! - 0.5) * boldness * 1.15;
    const color = mix(shadow!, shine!, Math.max(0, Math.min(1, centered + 0.5)));
    rgb.set(color.map(Math.round), at * 3);
  }
  return { ...image, rgb };
};
