/** An animated PNG is kept as its first frame, whether or not the image beside its frames is one of them, as Chromium shows it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';
import { chunkOf } from './kit/png.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-apng-'));
afterAll(() => rmSync(folder, { recursive: true }));

const numbers = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, index * 4);
  return data;
};
/** Two rows of two grays. */
const pixels = (gray: number): Buffer => deflateSync(Buffer.from([0, gray, gray, 0, gray, gray]));
const headerOf = (side: number): Buffer => chunkOf('IHDR', Buffer.concat([numbers(side, side), Buffer.from([8, 0, 0, 0, 0])]));
const frame = (order: number, left = 0, top = 0): Buffer =>
  chunkOf('fcTL', Buffer.concat([numbers(order, 2, 2, left, top), Buffer.from([0, 1, 0, 10, 0, 0])]));
const later = (order: number, gray: number): Buffer => chunkOf('fdAT', Buffer.concat([numbers(order), pixels(gray)]));
const image = chunkOf('IDAT', pixels(50));

const start = (side: number): Buffer[] => [Buffer.from('89504e470d0a1a0a', 'hex'), headerOf(side), chunkOf('acTL', numbers(2, 0))];

async function pixelsOf(...chunks: readonly Buffer[]): Promise<{ grays: number[]; alphas: number[]; frames: number | undefined }> {
  const path = join(folder, 'a.png');
  writeFileSync(path, Buffer.concat([...chunks, chunkOf('IEND', Buffer.alloc(0))]));
  const verdict = await examine({ kind: 'image', type: 'image/png', path, into: `${path}-clean` });
  if (!verdict.ok) throw new Error(verdict.cause);
  const pixels = await sharp(`${path}-clean`).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  const every = (from: number): number[] => [...pixels].filter((_, at) => at % 4 === from);
  return { grays: every(0), alphas: every(3), frames: verdict.found.frames };
}

async function keptOf(...chunks: readonly Buffer[]): Promise<{ gray: number; frames: number | undefined }> {
  const { grays, frames } = await pixelsOf(...start(2), ...chunks);
  return { gray: grays[0]!, frames };
}

it('is the first frame behind an image that is none', async () => {
  expect(await keptOf(image, frame(0), later(1, 120), frame(2), later(3, 200))).toEqual({ gray: 120, frames: 2 });
});

it('is the image that is the first frame', async () => {
  expect(await keptOf(frame(0), image, frame(1), later(2, 200))).toEqual({ gray: 50, frames: 2 });
});

it.each([
  ['nothing', [], 120],
  ['light without a tone', [chunkOf('gAMA', numbers(100_000))], 182],
] as const)('is on clear ground where the first frame is smaller, and states %s of its colors', async (_name, colors, gray) => {
  const large = chunkOf('IDAT', deflateSync(Buffer.alloc(5 * 4)));
  const { grays, alphas, frames } = await pixelsOf(...start(4), ...colors, large, frame(0, 1, 2), later(1, 120), frame(2), later(3, 200));
  const covered = [9, 10, 13, 14];
  expect(alphas).toEqual(Array.from({ length: 16 }, (_, at) => (covered.includes(at) ? 255 : 0)));
  for (const at of covered) expect(Math.abs(grays[at]! - gray)).toBeLessThanOrEqual(1);
  expect(frames).toBe(2);
});
