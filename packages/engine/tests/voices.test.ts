/** The packs that speak, against what the official implementations made with the same tiny nets (scripts/fixtures/voices.py). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { find, usePacks } from '../packs/index.ts';
import { convert, spectrogramOf, toneOf } from '../speech/openvoice.ts';
import { speakSupertonic } from '../speech/supertonic.ts';
import { chunksOf, idsOf, preparedText } from '../speech/supertonic-text.ts';
import { tinyPacks } from './kit/packs.ts';
import { correlation, difference, models, recordedIn } from './kit/reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-voices-'));
afterAll(() => {
  usePacks(null);
  rmSync(folder, { recursive: true });
});
tinyPacks.voices(folder);
tinyPacks.clone(folder);
usePacks(folder);

type Spoken = { name: string; text: string; language: string; voice: string; steps: number; speed: number; read: string };
const json = <Of>(path: string): Of => JSON.parse(readFileSync(join(models, path), 'utf8')) as Of;

describe('Supertonic', () => {
  const recorded = recordedIn('supertonic');
  const message = json<Spoken[]>('supertonic/cases.json');
  const indexer = json<number[]>('supertonic/onnx/unicode_indexer.json');

  test.each(message)('$name: text, numbers and samples are those of the package', async ({ name, read, ...order }) => {
    expect(preparedText(order.text, order.language)).toBe(read);
    expect(idsOf(read, indexer)).toEqual(recorded(`${name}/ids`).data);
    const noise = Float32Array.from(recorded(`${name}/noise`).data);
    const { samples, rate, seconds } = await speakSupertonic(find('speech')!, { ...order, noise: () => noise });
    expect(rate).toBe(8000);
    expect(seconds).toBeCloseTo(recorded(`${name}/seconds`).data[0]!, 5);
    expect(correlation(samples, recorded(`${name}/samples`).data)).toBeGreaterThan(0.999);
  });

  test('a character that the model does not know is left out, also one beyond its table', () => {
    expect(idsOf('a中𝄞b', indexer)).toEqual(idsOf('ab', indexer));
  });

  test('long texts are read in parts of at most 300 characters, and no word is lost', () => {
    const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
    const sentences = ['One. ', words.join(' '), 'Two.'].map((text) => text.trim());
    const chunks = chunksOf(sentences);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(chunks.join(' ')).toBe(sentences.join(' '));
    expect(chunksOf(['One.', 'Two.'])).toEqual(['One. Two.']);
  });
});

describe('OpenVoice', () => {
  const recorded = recordedIn('openvoice');
  const numbers = (name: string) => Float32Array.from(recorded(name).data);

  test('the spectrogram is the one of torch', () => {
    const { values, frequencies, frames } = spectrogramOf(numbers('source'), 64, 16);
    const { data, shape } = recorded('spectrum');
    expect([frequencies, frames]).toEqual([33, Math.floor((22_050 - 16) / 16) + 1]);
    const first = Array.from({ length: frequencies }, (_, at) => [...values.subarray(at * frames, at * frames + shape[1]!)]).flat();
    expect(difference(first, data)).toBeLessThan(1e-4);
  });

  test('tones and converted speech are those of ToneColorConverter', async () => {
    const pack = find('clone')!;
    const [from, to] = [await toneOf(pack, numbers('source')), await toneOf(pack, numbers('target'))];
    expect(difference(from, recorded('source_tone').data)).toBeLessThan(1e-4);
    expect(difference(to, recorded('target_tone').data)).toBeLessThan(1e-4);
    const made = recorded('samples').data;
    expect(correlation(await convert(pack, numbers('source'), from, numbers('wanted_tone')), made)).toBeGreaterThan(0.999);
    // The tone counts: what is converted to another one is something else.
    expect(correlation(await convert(pack, numbers('source'), from, from), made)).toBeLessThan(0.995);
  });
});
