import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Image } from '@iridia/pixels/image';
import { unmix } from '../inpaint/unmix.ts';
import { photo, psnr } from './kit/task.ts';

const size = { width: 260, height: 180 };
/** Where the marks lie. */
const field = { left: 40, top: 50, width: 180, height: 80 };

async function photographed(): Promise<Image> {
  const rgb = await sharp(photo('chelsea')).resize(size.width, size.height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { rgb, ...size };
}

async function withMark({ rgb, width, height }: Image, ink: string, opacity: number): Promise<Image> {
  const shapes = '<path d="M50 60h14v60h-14z M80 60h50v14h-50z M98 74h14v46h-14z"/><circle cx="172" cy="90" r="28"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}" fill-opacity="${opacity}">${shapes}</g></svg>`;
  const marked = sharp(rgb, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(svg) }]);
  return { rgb: await marked.removeAlpha().raw().toBuffer(), width, height };
}

const hole = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
  const [x, y] = [at % size.width, Math.trunc(at / size.width)];
  return x >= field.left && x < field.left + field.width && y >= field.top && y < field.top + field.height ? 1 : 0;
});

it.each([
  ['#fff', 0.45, 5],
  ['#fff', 0.3, 2],
  ['#000', 0.5, 5],
])('a half-transparent mark is unmixed, and what is behind it comes back: %s, %f', async (ink, opacity, gain) => {
  const before = await photographed();
  const image = await withMark(before, ink, opacity);
  const noise = psnr(image.rgb, before.rgb);
  const left = await unmix(image, hole);
  expect(left.includes(1)).toBe(false);
  expect(psnr(image.rgb, before.rgb)).toBeGreaterThan(noise + gain);
});

it.each([
  ['an opaque mark', '#fff', 1],
  ['no mark', '#fff', 0],
])('%s is left to be filled', async (_, ink, opacity) => {
  const image = await withMark(await photographed(), ink, opacity);
  const rgb = Buffer.from(image.rgb);
  expect(await unmix(image, hole)).toEqual(hole);
  expect(image.rgb.equals(rgb)).toBe(true);
});
