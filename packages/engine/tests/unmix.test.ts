import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Image } from '@iridia/pixels/image';
import { unmix } from '../inpaint/unmix.ts';
import { everyCase } from './kit/depth.ts';
import { photo, psnr } from './kit/task.ts';

const size = { width: 200, height: 140 };
/** Where the marks lie. */
const field = { left: 24, top: 30, width: 150, height: 76 };

async function photographed(): Promise<Image> {
  const rgb = await sharp(photo('chelsea')).resize(size.width, size.height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return { rgb, ...size };
}

async function withMark({ rgb, width, height }: Image, ink: string, opacity: number): Promise<Image> {
  const shapes = '<path d="M32 36h13v60h-13z M54 36h44v13h-44z M70 49h13v46h-13z"/><circle cx="138" cy="66" r="26"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}" fill-opacity="${opacity}">${shapes}</g></svg>`;
  const marked = sharp(rgb, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(svg) }]);
  return { rgb: await marked.removeAlpha().raw().toBuffer(), width, height };
}

const hole = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
  const [x, y] = [at % size.width, Math.trunc(at / size.width)];
  return x >= field.left && x < field.left + field.width && y >= field.top && y < field.top + field.height ? 1 : 0;
});

const marks: readonly (readonly [ink: string, opacity: number, gain: number])[] = [
  ['#fff', 0.45, 5],
  ['#000', 0.5, 5],
];
const faint: typeof marks = [['#fff', 0.3, 1.5]];

it.each(everyCase ? [...marks, ...faint] : marks)(
  'a half-transparent mark is unmixed, and what is behind it comes back: %s, %f',
  async (ink, opacity, gain) => {
    const before = await photographed();
    const image = await withMark(before, ink, opacity);
    const noise = psnr(image.rgb, before.rgb);
    const left = await unmix(image, hole);
    expect(left.includes(1)).toBe(false);
    expect(psnr(image.rgb, before.rgb)).toBeGreaterThan(noise + gain);
  },
);

it.each([
  ['an opaque mark', '#fff', 1],
  ['no mark', '#fff', 0],
])('%s is left to be filled', async (_, ink, opacity) => {
  const image = await withMark(await photographed(), ink, opacity);
  const rgb = Buffer.from(image.rgb);
  expect(await unmix(image, hole)).toEqual(hole);
  expect(image.rgb.equals(rgb)).toBe(true);
});
