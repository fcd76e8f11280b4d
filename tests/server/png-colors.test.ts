/** The colors of PNG that state them in chunks: what each is kept as is what Chromium 156 shows of the same bytes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';
import { chunkOf } from './kit/png.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-png-'));
afterAll(() => rmSync(folder, { recursive: true }));

const numbers = (name: string, ...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) data.writeUInt32BE(Math.round(value * 100_000), index * 4);
  return chunkOf(name, data);
};

const [color, gray] = [
  { r: 200, g: 150, b: 100 },
  { r: 128, g: 128, b: 128 },
];

/** What is kept of a PNG of one color whose header is followed by the chunks. */
async function keptOf(
  background: typeof color,
  chunks: readonly Buffer[],
  space: 'srgb' | 'b-w' | 'rgb16' | 'grey16' = 'srgb',
): Promise<number[]> {
  const image = sharp({ create: { width: 4, height: 4, channels: 3, background } });
  const plain = await image.toColourspace(space).png().toBuffer();
  const path = join(folder, 'a.png');
  writeFileSync(path, Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]));
  const verdict = await examine({ kind: 'image', type: 'image/png', path, into: `${path}-clean` });
  expect(verdict).toMatchObject({ ok: true });
  const kept = await sharp(`${path}-clean`).toColourspace('srgb').raw().toBuffer();
  return [...kept.subarray(0, 3)];
}

const wide = [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046];
const [linear, usual] = [numbers('gAMA', 1), numbers('gAMA', 0.45455)];

it.each([
  ['nothing', [], [200, 150, 100]],
  ['light without a tone', [linear], [229, 202, 168]],
  ['a darker tone', [numbers('gAMA', 0.3)], [178, 115, 59]],
  ['the tone of screens', [usual], [200, 150, 100]],
  ['the tone and the primaries of a wide screen', [usual, numbers('cHRM', ...wide)], [229, 144, 89]],
  ['another white, which stays white', [usual, numbers('cHRM', 0.3457, 0.3585, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06)], [206, 152, 104]],
  ['primaries alone, which count for nothing', [numbers('cHRM', ...wide)], [200, 150, 100]],
  ['sRGB, which counts more than a tone', [chunkOf('sRGB', Buffer.alloc(1)), linear], [200, 150, 100]],
  ['Display P3 by its number', [chunkOf('cICP', Buffer.from([12, 13, 0, 1]))], [209, 147, 91]],
  ['a tone that cannot be', [numbers('gAMA', 0)], [200, 150, 100]],
  ['primaries that are one point', [linear, numbers('cHRM', ...Array.from({ length: 8 }, () => 0.3))], [200, 150, 100]],
] as const)('of %s', async (_name, chunks, wanted) => {
  const kept = await keptOf(color, chunks);
  for (const [index, value] of wanted.entries()) expect(Math.abs(kept[index]! - value)).toBeLessThanOrEqual(1);
});

it.each([
  ['without a tone', 1, [0, 10, 27, 188, 255]],
  ['of a darker tone', 0.5, [0, 0, 0, 137, 255]],
] as const)('of dark grays of sixteen bits %s', async (_name, tone, wanted) => {
  const stored = Uint16Array.from([0, 200, 700, 32_896, 65_535]);
  const raw = { width: stored.length, height: 1, channels: 1 } as const;
  const plain = await sharp(stored, { raw }).toColourspace('grey16').png().toBuffer();
  const path = join(folder, 'gray.png');
  writeFileSync(path, Buffer.concat([plain.subarray(0, 33), numbers('gAMA', tone), plain.subarray(33)]));
  expect(await examine({ kind: 'image', type: 'image/png', path, into: `${path}-clean` })).toMatchObject({ ok: true });
  const kept = await sharp(`${path}-clean`).toColourspace('b-w').raw().toBuffer();
  expect([...kept]).toEqual(wanted);
});

it.each(['srgb', 'b-w', 'rgb16', 'grey16'] as const)('of a gray without a tone, stored as %s', async (space) => {
  for (const value of await keptOf(gray, [linear], space)) expect(Math.abs(value - 188)).toBeLessThanOrEqual(1);
});
