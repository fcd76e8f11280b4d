/** Where a figure touches the ground: its feet, its wheels, its trunk. */
import sharp from 'sharp';
import type { Size } from '@iridia/pixels/image';

export type Foot = { from: number; to: number };

/** The spans of columns that end within the lowest part of a figure, from left to right. */
export async function feetOf(figure: Buffer, { width, height }: Size): Promise<Foot[]> {
  const alpha = await sharp(figure).ensureAlpha().extractChannel(3).raw().toBuffer();
  const first = Math.max(0, Math.floor(height * 0.955));
  const feet: Foot[] = [];
  for (let x = 0; x < width; x += 1) {
    let touches = false;
    for (let y = first; y < height && !touches; y += 1) touches = alpha[y * width + x]! > 128;
    if (!touches) continue;
    const last = feet.at(-1);
    if (last && x - last.to <= width * 0.03) last.to = x;
    else feet.push({ from: x, to: x });
  }
  return feet;
}
