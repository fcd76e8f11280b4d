/** Mixes Kokoro's speakers until the mix sounds as near to a sample as it can, judged by the encoder of speakers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sound } from '../media/video.ts';
import { ownModels } from '../nets/models.ts';
import { rate } from '../voice/rate.ts';
import { speakSymbols } from '../voice/speak.ts';
import { speakers, type Speaker, type Style } from '../voice/styles.ts';
import { nearness, speakerOf } from './speaker.ts';

export type Shares = Partial<Record<Speaker, number>>;

/** Attempts after the first, the least share that counts, and the part that another speaker gets in an attempt. */
const [rounds, least, push] = [3, 0.04, 0.3];
/** Steps of the mix that is reckoned before anything is spoken. */
const steps = 400;

/** The speakers as the encoder hears them, made by `scripts/assets/voices.ts`. */
export function encodedSpeakers(): Map<Speaker, Float32Array> {
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

const length = (values: Float32Array): number => Math.hypot(...values);

/** What the encoder would hear of a mix if mixing voices mixed their numbers, which it nearly does. */
function reckoned(shares: Shares, speakersKnown: ReadonlyMap<Speaker, Float32Array>): Float32Array {
  const sum = new Float32Array(256);
  for (const [speaker, share] of Object.entries(shares) as [Speaker, number][])
    for (const [at, value] of speakersKnown.get(speaker)!.entries()) sum[at]! += share * value;
  return sum;
}

/** The speaker who has most of a direction, without those that were tried in vain. */
function mostAlong(
  direction: Float32Array,
  speakersKnown: ReadonlyMap<Speaker, Float32Array>,
  without: ReadonlySet<Speaker> = new Set(),
): Speaker {
  let [most, best]: [Speaker, number] = [speakers[0], Number.NEGATIVE_INFINITY];
  for (const [speaker, values] of speakersKnown) {
    const along = without.has(speaker) ? Number.NEGATIVE_INFINITY : nearness(values, direction);
    if (along > best) [most, best] = [speaker, along];
  }
  return most;
}

/** The shares whose reckoned mix points most nearly to what is wanted (Frank and Wolfe, 1956: a little more of the speaker who helps most). */
export function nearestMix(speakersKnown: ReadonlyMap<Speaker, Float32Array>, wanted: Float32Array): Shares {
  const all = [...speakersKnown.keys()];
  let shares: Shares = Object.fromEntries(all.map((speaker) => [speaker, 1 / all.length]));
  for (let step = 0; step < steps; step += 1) {
    const mix = reckoned(shares, speakersKnown);
    const size = length(mix);
    const near = nearness(mix, wanted) / size;
    // The slope of the cosine: what is wanted, less what the mix has of its own direction.
    const slope = wanted.map((value, at) => value - (near * mix[at]!) / size);
    const helper = mostAlong(slope, speakersKnown);
    const part = 2 / (step + 3);
    shares = moved(shares, helper, part);
  }
  return evened(shares);
}

/** Gives a part of a mix to one speaker. */
function moved(shares: Shares, speaker: Speaker, part: number): Shares {
  const rest = Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, share * (1 - part)])) as Shares;
  return { ...rest, [speaker]: (rest[speaker] ?? 0) + part };
}

export type Likest = { style: Style; nearness: number };

/**
 * Resolves to the nearest style that was found to a speaker as the encoder hears it. `styleFor` makes a style of shares, `symbols` is what each attempt
 * speaks (two seconds are enough), and `shaped` is what becomes of its sound. `onProgress` receives the fraction done.
 */
export async function likestStyle(
  wanted: Float32Array,
  { symbols, styleFor, shaped }: { symbols: string; styleFor: (shares: Shares) => Style; shaped: (sound: Sound) => Sound },
  onProgress: (fraction: number) => void,
): Promise<Likest> {
  const speakersKnown = encodedSpeakers();
  const tried = async (shares: Shares) => {
    const sound: Sound = { samples: await speakSymbols(symbols, styleFor(shares), 1), rate, channels: 1 };
    const values = await speakerOf(shaped(sound));
    return { values, near: nearness(values, wanted) };
  };
  let shares = nearestMix(speakersKnown, wanted);
  let { values, near: best } = await tried(shares);
  onProgress(1 / (rounds + 1));
  let part = push;
  const failed = new Set<Speaker>();
  for (let round = 0; round < rounds; round += 1) {
    // The speaker with most of what the voice still lacks is given a part; when that brought nothing, the next one.
    const lack = wanted.map((value, at) => value - best * values[at]!);
    const helper = mostAlong(lack, speakersKnown, failed);
    const mix = evened(moved(shares, helper, part));
    const found = await tried(mix);
    if (found.near > best) {
      [shares, values, best] = [mix, found.values, found.near];
      failed.clear();
    } else {
      failed.add(helper);
      part = Math.max(0.12, part * 0.7);
    }
    onProgress((round + 2) / (rounds + 1));
  }
  return { style: styleFor(shares), nearness: best };
}
