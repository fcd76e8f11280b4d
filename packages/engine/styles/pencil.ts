import { createNoise } from '@iridia/pixels/noise';
import { linesOf } from './lines.ts';
import { unitOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { blurred, byte, lightnessOf, stretched } from './tones.ts';

/** Lines and hatching in two directions, denser in dark areas. */
export const pencil: Style = (image, { boldness, random }) => {
  const unit = unitOf(image);
  const { width, height } = image;
  const noise = createNoise(random);
  const light = stretched(lightnessOf(image));
  const soft = blurred(light, width, height, 9 * unit);
  const tone = blurred(light, width, height, 2 * unit);
  const lines = linesOf(light, width, height, 1.2 * unit * boldness, 45);
  const rgb = Buffer.alloc(image.rgb.length);
  const across = 0.42 / unit;
  const along = 0.03 / unit;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      // Pixels brighter than their surroundings become paper (color dodge).
      const dodge = Math.min(1, light[at]! / Math.max(0.06, soft[at]!));
      const first = noise((x + y) * along, (x - y) * across, 2);
      const second = noise((x - y) * along + 40, (x + y) * across, 2);
      const dark = 1 - tone[at]!;
      const hatch = Math.max(0, dark * 1.15 - first * 0.95) * 0.75 + Math.max(0, dark - 0.45 - second * 0.4) * 0.8;
      const grain = (noise(x * 0.9, y * 0.9, 1) - 0.25) * 0.1;
      const graphite = Math.max(0, Math.min(1, dodge * (0.25 + 0.75 * lines[at]!) - hatch - grain * dark));
      const shade = 40 + 210 * (0.04 + 0.96 * graphite);
      rgb[at * 3] = byte(shade);
      rgb[at * 3 + 1] = byte(shade - 1);
      rgb[at * 3 + 2] = byte(shade - 5);
    }
  return { rgb, width, height };
};
