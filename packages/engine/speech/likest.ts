/** Mixes Kokoro's speakers until the mix sounds as near to a sample as it can, judged by the encoder of speakers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sound } from '../media/video.ts';
import { ownModels } from '../nets/models.ts';
import { rate, speakSymbols } from '../voice/speak.ts';
import { speakers, type Speaker, type Style } from '../voice/styles.ts';
import { nearness, speakerOf } from './speaker.ts';

export type Shares = Partial<Record<Speaker, number>>;

/** Speakers that a mix may have, rounds of the search, and the least share that counts. */
const [most, rounds, least] = [4, 6, 0.04];

/** The speakers as the encoder hears them, made by `scripts/voices.ts`. */
function known(): Map<Speaker, Float32Array> {
  const bytes = readFileSync(join(ownModels, 'voices/speakers.f16'));
  const values = Float32Array.from(new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer));
  return new Map(speakers.map((speaker, at) => [speaker, values.subarray(at * 256, (at + 1) * 256)]));
}

/** Shares that add up to 1, without those too small to be heard. */
function evened(shares: Shares): Shares {
  const kept = (Object.entries(shares) as [Speaker, number][]).filter(([, share]) => share >= least);
  const sum = kept.reduce((total, [, share]) => total + share, 0);
  return Object.fromEntries(kept.map(([speaker, share]) => [speaker, share / sum]));
}

/** Shares of the nearest speakers; each counts more the nearer it is. */
function beginning(ranked: readonly (readonly [Speaker, number])[]): Shares {
  const best = ranked[0]![1];
  return evened(Object.fromEntries(ranked.slice(0, 3).map(([speaker, near]) => [speaker, Math.exp((near - best) / 0.06)])));
}

export type Likest = { style: Style; nearness: number };

/**
 * Resolves to the nearest style that was found, and how near it is. `styleFor` makes a style of shares, `symbols` is what each attempt
 * speaks (two seconds are enough), and `shaped` is what becomes of its sound. `onProgress` receives the fraction done.
 */
export async function likestStyle(
  sample: Sound,
  { symbols, styleFor, shaped }: { symbols: string; styleFor: (shares: Shares) => Style; shaped: (sound: Sound) => Sound },
  onProgress: (fraction: number) => void,
): Promise<Likest> {
  const wanted = await speakerOf(sample);
  const ranked = [...known()]
    .map(([speaker, values]) => [speaker, nearness(values, wanted)] as const)
    .toSorted(([, one], [, other]) => other - one);
  const tried = async (shares: Shares) => {
    const samples = await speakSymbols(symbols, styleFor(shares), 1);
    return nearness(await speakerOf(shaped({ samples, rate, channels: 1 })), wanted);
  };
  let shares = beginning(ranked);
  let best = await tried(shares);
  onProgress(1 / (rounds + 1));
  let push = 0.45;
  for (let round = 0; round < rounds; round += 1) {
    // One after the other is given a larger part; when all have been, the steps become smaller.
    const [speaker] = ranked[round % most]!;
    if (round === most) push = 0.25;
    const other = Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, share * (1 - push)])) as Shares;
    const mix = evened({ ...other, [speaker]: (other[speaker] ?? 0) + push });
    const near = await tried(mix);
    if (near > best) [shares, best] = [mix, near];
    onProgress((round + 2) / (rounds + 1));
  }
  return { style: styleFor(shares), nearness: best };
}
