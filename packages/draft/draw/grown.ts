/** A tree that the words name, painted like those of the place around it. */
import type { Drawing } from '../art/drawing.ts';
import { createCanvas } from './canvas.ts';
import { hex } from '@iridia/pixels/color';
import type { Size } from '@iridia/pixels/image';
import { randomFrom } from '@iridia/pixels/random';
import { paintFir, paintLeafy, type Tones } from './trees.ts';

const tones = (shade: string, own: string, lit: string): Tones => [hex(shade), hex(own), hex(lit)];
const leaves = tones('#2c5a26', '#4f8f36', '#a5cf5e');
const needles = tones('#16382c', '#2b5d40', '#6f9a5a');
const bark = tones('#3a2a22', '#6a4c38', '#b08a66');

export const isGrown = ({ icon }: Drawing): boolean => /^(?:deciduous|evergreen)-tree$/.test(icon);

/** The tree as raw RGBA of `size`. */
export function grown({ icon }: Drawing, { width, height }: Size): { data: Buffer; info: Size & { channels: 4 } } {
  // Painted at twice the size, so that its edges are smooth.
  const canvas = createCanvas('forest', 'day', width * 2, height * 2, randomFrom(icon));
  for (let at = 0; at < canvas.rgb.length; at += 3) canvas.rgb.set([44, 90, 38], at);
  const cover = new Uint8Array(width * height * 4);
  const painted = {
    ...canvas,
    put: (at: number, color: readonly [number, number, number]) => {
      canvas.put(at, color);
      cover[at] = 255;
    },
  };
  const stand = { x: width, foot: height * 2 - 1, high: height * 2 * (icon === 'evergreen-tree' ? 0.95 : 1) };
  if (icon === 'evergreen-tree') paintFir(painted, stand, needles);
  else paintLeafy(painted, stand, leaves, bark, (width / height) * 0.36);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0, 0];
      for (const at of [0, 1, width * 2, width * 2 + 1].map((step) => y * 2 * width * 2 + x * 2 + step)) {
        for (let channel = 0; channel < 3; channel += 1) sum[channel]! += canvas.rgb[at * 3 + channel]! / 4;
        sum[3]! += cover[at]! / 4;
      }
      data.set(sum.map(Math.round), (y * width + x) * 4);
    }
  return { data, info: { width, height, channels: 4 } };
}
