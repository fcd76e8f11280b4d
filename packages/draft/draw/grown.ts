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

/** The tree before a wall of one gray. */
function before(wall: number, { icon }: Drawing, { width, height }: Size): Buffer {
  const canvas = createCanvas('forest', 'day', width, height, randomFrom(icon));
  canvas.rgb.fill(wall);
  const stand = { x: width / 2, foot: height - 1, high: height * (icon === 'evergreen-tree' ? 0.95 : 0.98) };
  if (icon === 'evergreen-tree') paintFir(canvas, stand, needles);
  else paintLeafy(canvas, stand, leaves, bark, (width / height) * 0.36);
  return canvas.rgb;
}

/** The tree as raw RGBA of `size`. What it leaves of a white wall beside a black one is where one sees through it. */
export function grown(drawing: Drawing, size: Size): { data: Buffer; info: Size & { channels: 4 } } {
  const [dark, bright] = [before(0, drawing, size), before(255, drawing, size)];
  const data = Buffer.alloc(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const cover = 1 - (bright[at * 3 + 1]! - dark[at * 3 + 1]!) / 255;
    data[at * 4 + 3] = Math.round(cover * 255);
    if (cover > 0)
      for (let channel = 0; channel < 3; channel += 1) data[at * 4 + channel] = Math.min(255, Math.round(dark[at * 3 + channel]! / cover));
  }
  return { data, info: { ...size, channels: 4 } };
}
