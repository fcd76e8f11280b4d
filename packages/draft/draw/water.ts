/** Water that reflects what is painted above it, and the sand in front of it. */
import { hex, mix, type Color } from '@iridia/pixels/color';
import type { Canvas } from './canvas.ts';
import { grounds, type Light } from './light.ts';

const shore = 0.64;
const white: Color = [255, 255, 255];

export function paintWater({ width, height, noise, put, get }: Canvas, { sky, sun }: Light): void {
  const top = Math.floor(height * shore);
  const shallow = mix(hex('#1b6f9c'), sky[1], 0.35);
  const deep = mix(hex('#0c3d63'), sky[0], 0.3);
  for (let y = top; y < height; y += 1) {
    const down = (y - top) / (height - top);
    const mirrored = Math.max(0, Math.trunc(top - 1 - (y - top) * 0.8)) * width;
    for (let x = 0; x < width; x += 1) {
      const wave = noise((x / width) * (5 / (0.12 + down)), (down * 44) / (0.3 + down), 4);
      const from = Math.max(0, Math.min(width - 1, Math.trunc(x + (wave - 0.5) * width * 0.06 * down)));
      let color = mix(mix(shallow, deep, down), get(mirrored + from), 0.42 * (1 - down * 0.7));
      color = mix(color, white, Math.max(0, wave - 0.6) * 1.5);
      const path = ((x - sun.x * width) / (width * (0.03 + down * 0.1))) ** 2;
      color = mix(color, sun.color, Math.min(0.9, Math.exp(-path) * Math.max(0, wave - 0.38) * 2.4));
      put(y * width + x, color);
    }
  }
}

export function paintSand({ width, height, time, noise, phase, put, get }: Canvas, { near, sun }: Light): void {
  const sand = mix(grounds.beach, near, time === 'day' ? 0 : time === 'sunset' ? 0.5 : 0.72);
  for (let x = 0; x < width; x += 1) {
    const top = 0.8 + 0.03 * Math.sin((x / width) * 4 + phase) + (noise((x / width) * 2, 1, 4) - 0.5) * 0.05;
    for (let y = Math.floor(top * height); y < height; y += 1) {
      const at = y * width + x;
      const below = y / height - top;
      if (below < 0.012) put(at, mix(white, get(at), 0.25));
      else {
        const grain = noise((x / width) * 60, (y / height) * 60, 3);
        put(at, mix(mix(sand, [150, 120, 80], Math.max(0, 0.25 - below * 4)), sun.color, (grain - 0.45) * 0.4));
      }
    }
  }
}
