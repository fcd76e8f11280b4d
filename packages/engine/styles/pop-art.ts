import { mix, type Color } from '@iridia/pixels/color';
import { strokes } from './brush.ts';
import { linesOf } from './lines.ts';
import { unitOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { byte, lightnessOf, palette, stretched } from './tones.ts';

/** From dark to light. */
const sets = [
  palette('#1a1440', '#e5195f', '#ff9d1c', '#fff04d', '#fffbe6'),
  palette('#10233f', '#0077d8', '#ff4f7b', '#ffd23f', '#fff9ec'),
  palette('#22103f', '#7a1fd1', '#ff3d8b', '#3fe0d0', '#f7fff3'),
  palette('#142b1f', '#008f5d', '#ff5436', '#ffc928', '#fffdf0'),
] as const;

/** Five bold colors by lightness, with halftone dots between them and ink outlines. */
export const popArt: Style = (image, { boldness, random }) => {
  const unit = unitOf(image);
  const colors = sets[Math.trunc(random() * sets.length)]!;
  const flat = strokes(image, 5 * unit * boldness);
  const { rgb, width, height } = flat;
  const light = stretched(lightnessOf(flat));
  const ink = linesOf(lightnessOf(image), width, height, 2 * unit * boldness, 50);
  const cell = Math.max(4, 9 * unit * boldness);
  const dark: Color = colors[0]!;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const place = Math.min(0.999, light[at]!) * (colors.length - 1);
      const step = Math.trunc(place);
      // A grid rotated by 45 degrees: the share of the lighter color sets the size of the dot.
      const [u, v] = [(x + y) / (cell * Math.SQRT2), (x - y) / (cell * Math.SQRT2)];
      const distance = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
      const radius = Math.sqrt((place - step) / Math.PI) * 1.12;
      const dot = Math.max(0, Math.min(1, (radius - distance) * cell + 0.5));
      const color = mix(mix(colors[step]!, colors[step + 1]!, dot), dark, 1 - ink[at]!);
      for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = byte(color[channel]!);
    }
  return flat;
};
