import { createNoise } from '@iridia/pixels/noise';
import { strokes } from './brush.ts';
import { unitOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { blurred, byte, lightnessOf, saturate } from './tones.ts';

/** Thick strokes along the shapes, with highlights on their ridges. */
export const oil: Style = (image, { boldness, random }) => {
  const unit = unitOf(image);
  const { width, height } = image;
  const painted = strokes(image, 5.5 * unit * boldness);
  saturate(painted, 1.3);
  const light = blurred(lightnessOf(painted), width, height, 3 * unit);
  const noise = createNoise(random);
  const relief = new Float32Array(width * height);
  const length = Math.max(2, Math.round(7 * unit * boldness));
  const fine = 0.55 / unit;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [gx, gy] = [light[at + 1]! - light[at - 1]!, light[at + width]! - light[at - width]!];
      const steep = Math.hypot(gx, gy);
      // Strokes follow the edge where there is one, and noise elsewhere.
      const angle = steep > 0.0015 ? Math.atan2(gx, -gy) : noise((x / width) * 3, (y / height) * 3, 2) * 9;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      let sum = 0;
      for (let step = -2; step <= 2; step += 1)
        sum += noise((x + (dx * step * length) / 2) * fine, (y + (dy * step * length) / 2) * fine, 1);
      relief[at] = sum / 5;
    }
  const { rgb } = painted;
  for (let at = width; at < relief.length - width; at += 1) {
    const ridge = relief[at - width - 1]! - relief[at + width + 1 < relief.length ? at + width + 1 : at]!;
    for (let channel = 0; channel < 3; channel += 1) rgb[at * 3 + channel] = byte(rgb[at * 3 + channel]! * (1 + ridge * 0.5) + ridge * 34);
  }
  return painted;
};
