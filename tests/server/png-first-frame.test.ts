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
const header = chunkOf('IHDR', Buffer.concat([numbers(2, 2), Buffer.from([8, 0, 0, 0, 0])]));
const frame = (order: number): Buffer => chunkOf('fcTL', Buffer.concat([numbers(order, 2, 2, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
const later = (order: number, gray: number): Buffer => chunkOf('fdAT', Buffer.concat([numbers(order), pixels(gray)]));
const image = chunkOf('IDAT', pixels(50));

async function keptOf(...chunks: readonly Buffer[]): Promise<{ gray: number; frames: number | undefined }> {
  const path = join(folder, 'a.png');
  const start = [Buffer.from('89504e470d0a1a0a', 'hex'), header, chunkOf('acTL', numbers(2, 0))];
  writeFileSync(path, Buffer.concat([...start, ...chunks, chunkOf('IEND', Buffer.alloc(0))]));
  const verdict = await examine({ kind: 'image', type: 'image/png', path, into: `${path}-clean` });
  if (!verdict.ok) throw new Error(verdict.cause);
  return { gray: (await sharp(`${path}-clean`).raw().toBuffer())[0]!, frames: verdict.found.frames };
}

it('is the first frame behind an image that is none', async () => {
  expect(await keptOf(image, frame(0), later(1, 120), frame(2), later(3, 200))).toEqual({ gray: 120, frames: 2 });
});

it('is the image that is the first frame', async () => {
  expect(await keptOf(frame(0), image, frame(1), later(2, 200))).toEqual({ gray: 50, frames: 2 });
});
