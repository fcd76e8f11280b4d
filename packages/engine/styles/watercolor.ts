import { createNoise } from '@iridia/pixels/noise';
import { strokes } from './brush.ts';
import { unitOf } from '@iridia/pixels/image';
import type { Style } from './style.ts';
import { blurred, byte, lightnessOf, saturate } from './tones.ts';

/** Transparent washes on rough paper: soft shapes with pigment along their edges. */
export const watercolor: Style = (image, { boldness, random }) => {
  const unit = unitOf(image);
  const { width, height } = image;
  const noise = createNoise(random);
  const wash = strokes(image, 4.2 * unit * boldness);
  saturate(wash, 1.3);
  const rgb = Buffer.alloc(wash.rgb.length);
  const light = lightnessOf(wash);
  const around = blurred(light, width, height, 5 * unit);
  const wobble = 7 * unit * boldness;
  const longer = Math.max(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / longer, y / longer];
      // Water displaces the edges slightly.
      const across = Math.round(x + (noise(u * 22, v * 22, 3) - 0.44) * wobble * 2);
      const down = Math.round(y + (noise(u * 22 + 51, v * 22 + 17, 3) - 0.44) * wobble * 2);
      const from = Math.min(height - 1, Math.max(0, down)) * width + Math.min(width - 1, Math.max(0, across));
      const rim = Math.min(0.22, Math.abs(light[from]! - around[from]!) * 1.6);
      const pool = (noise(u * 5 + 9, v * 5, 4) - 0.47) * 0.35;
      const grain = (noise(u * 260, v * 260, 2) - 0.38) * 0.16;
      // Toward the border the wash ends and the paper shows.
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / longer;
      const ragged = Math.max(0, Math.min(1, (border - 0.012 - noise(u * 14, v * 14 + 30, 4) * 0.05) * 60));
      const density = Math.max(0.3, 0.74 + pool + rim * 1.5 - grain);
      const to = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const paper = channel === 2 ? 244 : 250;
        // Pigment absorbs light from the paper.
        const stain = paper * (wash.rgb[from * 3 + channel]! / 255) ** density;
        rgb[to + channel] = byte(paper + (stain - paper) * ragged);
      }
    }
  return { rgb, width, height };
};
