/** Draws the white outline of a sticker by exact distance, and a soft shadow below it. */
import sharp from 'sharp';
import { unpacked } from '@iridia/pixels/image';

const diagonal = Math.SQRT2;
/** Share of the longer side. */
const rimShare = 0.022;
const shadowShare = 0.008;

/** Distance of every pixel to the shape in pixels, by a two-pass chamfer transform. */
function distancesTo(rgba: Buffer, width: number, height: number): Float32Array {
  const distance = new Float32Array(width * height);
  for (let at = 0; at < distance.length; at += 1) distance[at] = rgba[at * 4 + 3]! > 127 ? 0 : 1e6;
  const nearer = (at: number, from: number, step: number) => {
    const through = distance[from]! + step;
    if (through < distance[at]!) distance[at] = through;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (x > 0) nearer(at, at - 1, 1);
      if (y > 0) nearer(at, at - width, 1);
      if (x > 0 && y > 0) nearer(at, at - width - 1, diagonal);
      if (y > 0 && x < width - 1) nearer(at, at - width + 1, diagonal);
    }
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = width - 1; x >= 0; x -= 1) {
      const at = y * width + x;
      if (x < width - 1) nearer(at, at + 1, 1);
      if (y < height - 1) nearer(at, at + width, 1);
      if (x < width - 1 && y < height - 1) nearer(at, at + width + 1, diagonal);
      if (y < height - 1 && x > 0) nearer(at, at + width - 1, diagonal);
    }
  return distance;
}

/** Turns a transparent image into a die-cut sticker of the same size; the subject needs a margin for the outline. PNG. */
export async function dieCut(png: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const longest = Math.max(width, height);
  const rim = Math.max(3, Math.round(longest * rimShare));
  const distance = distancesTo(data, width, height);
  const white = Buffer.alloc(width * height * 4, 255);
  const shade = Buffer.alloc(width * height * 4);
  for (let at = 0; at < distance.length; at += 1) {
    const alpha = Math.round(Math.max(0, Math.min(1, rim - distance[at]! + 0.5)) * 255);
    white[at * 4 + 3] = alpha;
    shade[at * 4 + 3] = Math.round(alpha * 0.35);
  }
  const raw = { raw: { width, height, channels: 4 as const } };
  const border = await sharp(white, raw).blur(1).png(unpacked).toBuffer();
  const shadow = await sharp(shade, raw)
    .blur(Math.max(0.5, longest * shadowShare))
    .png(unpacked)
    .toBuffer();
  const sticker = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: shadow }, { input: border }, { input: png }])
    .png(unpacked)
    .toBuffer();
  return { png: sticker, width, height };
}

/** The margin for the outline and the shadow of an image of this size, in pixels. */
export const roomFor = (width: number, height: number): number => Math.ceil(Math.max(width, height) * (rimShare + shadowShare * 3)) + 6;
