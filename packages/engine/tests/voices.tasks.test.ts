/** The tools that speak, with tiny voices in place: who speaks which language, the notes, and what happens without what a pack needs. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEngine, type BuiltInEngine } from '../engine.ts';
import type { EngineJob, EnginePart } from '../job/job.ts';
import { readSound } from '../media/decode.ts';
import { lackOf, modelsServed, packNamed } from '../packs/index.ts';
import { cutsOf } from '../speech/bring.ts';
import { voiceIn } from '../speech/pack-voices.ts';
import { atRate } from '../voice/samples.ts';
import { everyCase } from './kit/depth.ts';
import { placePack, tinyPacks } from './kit/packs.ts';
import { loudness } from './kit/sound.ts';

const root = mkdtempSync(join(tmpdir(), 'iridia-voices-'));
const packs = join(root, 'models');
let engine: BuiltInEngine;
beforeAll(() => {
  engine = createEngine({ size: 1, packs });
});
afterAll(async () => {
  await engine.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(packs, { recursive: true, force: true });
  mkdirSync(packs);
});

async function speak(capability: EngineJob['capability'], inputs: EngineJob['inputs'], files: EngineJob['files'] = {}) {
  const job: EngineJob = { id: '1', tool: 'test', capability, inputs, files, locale: 'en', folder: mkdtempSync(join(root, 'job-')) };
  const parts: EnginePart[] = [];
  const run = { onProgress: () => undefined, onPart: (part: EnginePart) => void parts.push(part), signal: new AbortController().signal };
  const { outputs, notes } = await engine.run(job, run);
  const path = outputs[0]!.path;
  return { path, type: outputs[0]!.type, notes, parts, sound: (await readSound(path, { rate: 22_050 }))! };
}
const used = (notes: Record<string, unknown>) => ((notes.models ?? []) as { pack: string }[]).map(({ pack }) => pack);

describe('with voices in place', () => {
  test.each([
    ['en', 'The boat goes home.'],
    ['fr', 'Le bateau rentre à la maison.'],
    ['es', 'El barco vuelve a casa.'],
    ['ru', 'Лодка плывёт домой.'],
  ])('%s is read by the model', async (language, text) => {
    tinyPacks.voices(packs);
    const { type, notes, sound } = await speak('audio.fromText', { text, language, voice: 'bright' });
    expect(type).toBe('audio/mpeg');
    expect(notes.models).toEqual([{ pack: 'voices', title: 'Supertonic 3', revision: 'a'.repeat(12) }]);
    expect(loudness(sound)).toBeGreaterThan(0.03);
  });

  test('a language that no pack speaks keeps the bundled voice, and so does every one without packs', async () => {
    // The bundled voice of Chinese takes seconds to load, and is asked for below too.
    if (everyCase) {
      tinyPacks.voices(packs);
      expect(used((await speak('audio.fromText', { text: '船。', language: 'zh' })).notes)).toEqual([]);
      rmSync(join(packs, 'voices'), { recursive: true });
    }
    expect(used((await speak('audio.fromText', { text: 'Да.', language: 'ru' })).notes)).toEqual([]);
  });

  test('what the model has spoken can be played while it speaks the rest, and is named as its', async () => {
    tinyPacks.voices(packs);
    const { parts, notes } = await speak('audio.fromText', { text: 'The boat goes home. '.repeat(20), language: 'en' });
    expect(parts).toMatchObject([{ isFirst: true, notes }]);
  });

  test('speed and voice count, and the same order sounds the same', async () => {
    tinyPacks.voices(packs);
    const order = { text: 'The boat goes home over the river.', language: 'en', voice: 'neutral', speed: 1 };
    const lengthOf = async (inputs: object) => (await speak('audio.fromText', { ...order, ...inputs })).sound.samples;
    const [usual, again, slow, other] = [
      await lengthOf({}),
      await lengthOf({}),
      await lengthOf({ speed: 0.5 }),
      await lengthOf({ voice: 'calm' }),
    ];
    expect(again).toEqual(usual);
    expect(slow.length / usual.length).toBeGreaterThan(1.5);
    expect(other).not.toEqual(usual);
  });
});

describe('with a pack that converts voices', () => {
  test('the words come from the voices and the tone from the sample, and both models are named', async () => {
    tinyPacks.clone(packs);
    // Of the bundled voices, those of Russian load at once.
    const inputs = { text: 'Лодка плывёт домой.', language: 'ru' };
    const files = { audio: [join(import.meta.dirname, '../../../public/samples/voice.mp3')] };
    expect(used((await speak('audio.clone', inputs, files)).notes)).toEqual(['clone']);
    tinyPacks.voices(packs);
    const { notes } = await speak('audio.clone', inputs, files);
    expect(used(notes)).toEqual(['voices', 'clone']);
    expect(notes).toMatchObject({ synthetic: true, voiceMatch: true });
  });

  test('long speech is converted in parts that end where it is quiet, and nothing of it is lost', () => {
    const rate = 1000;
    const samples = Float32Array.from({ length: 30 * rate }, (_, at) => (Math.floor(at / 500) % 19 === 18 ? 0 : Math.sin(at)));
    const cuts = cutsOf(samples, rate);
    expect(cuts.at(-1)).toBe(samples.length);
    for (const [index, cut] of cuts.slice(0, -1).entries()) {
      expect(cut - (cuts[index - 1] ?? 0)).toBeLessThanOrEqual(12 * rate);
      expect(samples[cut]).toBe(0);
    }
    expect(cutsOf(samples.subarray(0, 5 * rate), rate)).toEqual([5 * rate]);
  });

  test('a tone keeps its pitch at another rate, and what the rate cannot hold is gone', () => {
    const sine = (hertz: number) => Float32Array.from({ length: 44_100 }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / 44_100));
    const power = (values: Float32Array) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    const half = (hertz: number) => atRate({ samples: sine(hertz), rate: 44_100, channels: 1 }, 22_050);
    expect(half(1000).length).toBe(22_050);
    for (const at of [5000, 11_111]) expect(half(1000)[at]!).toBeCloseTo(Math.sin((2 * Math.PI * 1000 * at) / 22_050), 2);
    expect(power(half(15_000))).toBeLessThan(0.01);
  });
});

describe('Kokoro', () => {
  const files = { 'model.int8.onnx': Buffer.from('no net'), 'voices.bin': Buffer.alloc(4), 'tokens.txt': Buffer.from('a 0\n') };

  test('without sherpa-onnx the pack serves nothing, and Chinese is read by the bundled voice', async () => {
    placePack(packs, 'voices-zh', files);
    expect(modelsServed(packs)).toEqual([]);
    expect(lackOf(packs, packNamed('voices-zh')!)).toBe('sherpa');
    // Nor does a pack of other languages read it.
    tinyPacks.voices(packs);
    expect(used((await speak('audio.fromText', { text: '船。', language: 'zh' })).notes)).toEqual([]);
  });
});

test('a name of the form has a voice of the same sex in every pack, also in one with fewer voices', () => {
  expect(voiceIn(['F1', 'M1'], 'bright')).toBe('F1');
  expect(voiceIn(['F1', 'F2', 'M1', 'M2'], 'deep')).toBe('M2');
  expect(voiceIn(['F3', 'M58'], 'deep')).toBe('M58');
});
