/**
 * The colors of a PNG that states them in chunks of its own instead of a profile (PNG, third edition, 4.3). Decoders hand these chunks over and
 * leave the pixels alone; here a profile that means the same takes their place.
 */
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { chunkOf, chunksOf, withChunks } from './png-chunks.ts';
import { profileOf, srgb, type ColorNumbers, type Primaries } from './icc-profile.ts';

/** Real images have a handful of chunks before their pixels. */
const mostChunks = 1000;

/** The chunks before the pixels that concern colors, by their names. */
type Stated = ReadonlyMap<string, Buffer>;

function statedIn(bytes: Buffer): Stated {
  const found = new Map<string, Buffer>();
  let count = 0;
  for (const { name, data } of chunksOf(bytes)) {
    if (name === 'IDAT' || count === mostChunks) break;
    count += 1;
    if (!found.has(name)) found.set(name, data);
  }
  return found;
}

/** The unit of gAMA and cHRM is a hundred-thousandth. */
const unit = 100_000;
/** What a gamma of 1/2.2 and rounded primaries differ by. */
const [nearGamma, nearPoint] = [0.005, 0.002];
/** Gammas beyond these are mistakes. */
const [leastGamma, mostGamma] = [0.1, 10];

function ofChromaticities(data: Buffer | undefined): Primaries {
  if (!data || data.length < 32) return srgb;
  const point = (index: number): readonly [number, number] => [
    data.readUInt32BE(index * 8) / unit,
    data.readUInt32BE(index * 8 + 4) / unit,
  ];
  return { white: point(0), red: point(1), green: point(2), blue: point(3) };
}

const isNear = (one: Primaries, other: Primaries): boolean =>
  (['white', 'red', 'green', 'blue'] as const).every((name) =>
    one[name].every((value, axis) => Math.abs(value - other[name][axis as 0 | 1]) < nearPoint),
  );

/** What a gamma states, with or without primaries, where nothing stands beside it that counts more. Null for sRGB. */
function profileIn(stated: Stated, isGray: boolean): Buffer | null {
  const gamma = stated.get('gAMA');
  if (['cICP', 'iCCP', 'sRGB'].some((name) => stated.has(name)) || !gamma || gamma.length < 4) return null;
  const value = gamma.readUInt32BE(0) / unit;
  const own = ofChromaticities(stated.get('cHRM'));
  if (value < 1 / mostGamma || value > 1 / leastGamma) return null;
  const isUsual = Math.abs(value - 1 / 2.2) < nearGamma;
  return isUsual && isNear(own, srgb) ? null : profileOf({ primaries: own, curve: 1 / value, isGray });
}

/** The types of colors of a PNG that are gray: alone, or with alpha. */
export const grays: ReadonlySet<number> = new Set([0, 4]);

/** Returns a PNG with a profile in place of what its chunks state of its colors. */
export const withProfileChunk = (bytes: Buffer, profile: Buffer): Buffer =>
  withChunks(bytes, [chunkOf('iCCP', Buffer.concat([Buffer.from('stated\0\0', 'latin1'), deflateSync(profile)]))]);

/** Returns the bytes of a PNG with a profile for what its chunks state; null where they state sRGB, have a profile, or make no sense. */
export function withStatedColors(bytes: Buffer): Buffer | null {
  const stated = statedIn(bytes);
  const header = stated.get('IHDR');
  const profile = header?.length === 13 ? profileIn(stated, grays.has(header[9]!)) : null;
  return profile && withProfileChunk(bytes, profile);
}

/** Returns the numbers by which a PNG states its colors; null where it states none, or has a profile. */
export async function numbersInPng(path: string): Promise<ColorNumbers | null> {
  const stated = statedIn(await readFile(path));
  const numbers = stated.get('cICP');
  return numbers && numbers.length >= 2 && !stated.has('iCCP') ? { primaries: numbers[0]!, transfer: numbers[1]! } : null;
}
