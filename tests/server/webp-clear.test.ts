/** A WebP whose pixels have numbers beyond its palette: these are clear, as Chromium 156 shows them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-webp-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lowest bit comes first. */
const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0').split('').toReversed().join('');
/** A code of one symbol takes no bits, one of two takes one. */
const one = (symbol: number): string => `101${bits(symbol, 8)}`;
const two = (symbol: number, other: number): string => `111${bits(symbol, 8)}${bits(other, 8)}`;
/** Every color is the one before it and ten more of each light; only the first adds alpha. */
const threeGrays = `1${bits(3, 2)}${bits(2, 8)}0${one(10).repeat(3)}${two(0, 255)}${one(0)}100`;

/** A WebP without loss of one row of four pixels, which have these numbers, and a palette of three grays; it states no alpha (RFC 9649, 3). */
function webpOf(numbers: readonly number[]): Buffer {
  const packed = numbers.reduce((before, number, at) => before | (number << (2 * at)), 0);
  const pixels = `000${[packed, 0, 0, 255, 0].map(one).join('')}`;
  const stream = `${bits(numbers.length - 1, 14)}${bits(0, 18)}${threeGrays}${pixels}`;
  const image = Buffer.from([0x2f, ...stream.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.split('').toReversed().join(''), 2))]);
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
  head.writeUInt32LE(image.length + (image.length % 2) + 12, 4);
  head.writeUInt32LE(image.length, 16);
  return Buffer.concat([head, image, Buffer.alloc(image.length % 2)]);
}

async function keptOf(numbers: readonly number[]): Promise<string[]> {
  const path = join(folder, 'a.webp');
  writeFileSync(path, webpOf(numbers));
  const verdict = await examine({ kind: 'image', type: 'image/webp', path, into: `${path}-clean` });
  if (!verdict.ok) throw new Error(verdict.cause);
  const { data, info } = await sharp(`${path}-clean`).raw().toBuffer({ resolveWithObject: true });
  return numbers.map((_, at) => data.subarray(at * info.channels, (at + 1) * info.channels).join());
}

it('is clear where a number is beyond the palette', async () => {
  expect(await keptOf([0, 1, 2, 3])).toEqual(['10,10,10,255', '20,20,20,255', '30,30,30,255', '0,0,0,0']);
});

it('has no alpha where every number has its color', async () => {
  expect(await keptOf([0, 1, 2, 0])).toEqual(['10,10,10', '20,20,20', '30,30,30', '10,10,10']);
});
