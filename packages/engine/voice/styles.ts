/** The speakers of Kokoro: how a voice sounds is a row of 256 numbers for each length of a text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModels } from '../nets/models.ts';

/** Names as the authors gave them: language (a American, b British, e Spanish, f French, z Chinese), sex, and a name. */
export const speakers = [
  'af_aoede',
  'af_bella',
  'af_heart',
  'af_kore',
  'af_nicole',
  'af_nova',
  'af_sarah',
  'am_echo',
  'am_eric',
  'am_fenrir',
  'am_michael',
  'am_onyx',
  'am_puck',
  'bf_emma',
  'bf_isabella',
  'bm_fable',
  'bm_george',
  'bm_lewis',
  'ef_dora',
  'em_alex',
  'em_santa',
  'ff_siwis',
  'if_sara',
  'im_nicola',
  'pm_alex',
  'zf_xiaobei',
  'zf_xiaoni',
  'zf_xiaoxiao',
  'zf_xiaoyi',
  'zm_yunjian',
  'zm_yunxi',
  'zm_yunxia',
  'zm_yunyang',
] as const;
export type Speaker = (typeof speakers)[number];

/** The most symbols that the net reads at once; a style has a row for each number of them. */
export const longest = 510;
/** The first half of a row is the sound of the voice, the second its melody and rhythm. */
export const [width, timbre] = [256, 128];

/** Shares of speakers that add up to 1, apart for the sound of a voice and for its melody. */
export type Style = {
  readonly sound: Readonly<Partial<Record<Speaker, number>>>;
  readonly melody: Readonly<Partial<Record<Speaker, number>>>;
};

export const styleOf = (speaker: Speaker): Style => ({ sound: { [speaker]: 1 }, melody: { [speaker]: 1 } });

const known = new Map<string, Float16Array>();

function tableOf(speaker: string): Float16Array {
  const table = known.get(speaker) ?? halves(readFileSync(join(ownModels, 'voices', `${speaker}.f16`)));
  known.set(speaker, table);
  return table;
}

const halves = (bytes: Buffer): Float16Array =>
  new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);

/** Returns the row of a style for a text of `length` symbols: 256 numbers. */
export function rowOf({ sound, melody }: Style, length: number): Float32Array {
  const from = (Math.min(Math.max(length, 1), longest) - 1) * width;
  const row = new Float32Array(width);
  for (const [shares, begin, end] of [
    [sound, 0, timbre],
    [melody, timbre, width],
  ] as const)
    for (const [speaker, share] of Object.entries(shares)) {
      const table = tableOf(speaker);
      for (let at = begin; at < end; at += 1) row[at]! += share * table[from + at]!;
    }
  return row;
}
