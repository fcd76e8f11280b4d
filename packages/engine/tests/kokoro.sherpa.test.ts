/**
 * Chinese by the real sherpa-onnx, with a net whose samples state which tokens it was given. A deep run: `REAL_SHERPA=1` fetches sherpa-onnx
 * from npm (10 MB), which isn't a dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lackOf, packNamed, packsIn, sherpaPackage, sherpaVersion } from '../packs/index.ts';
import { speakSherpa } from '../speech/sherpa.ts';
import type { SpeechPack } from '../speech/supertonic.ts';
import type { VoiceName } from '../../../contract/facts/tools/audio.ts';
import { filesOfModel, placePack } from './kit/packs.ts';

const wanted = process.env.REAL_SHERPA === '1';
if (!wanted) process.stderr.write('Skipped: Chinese by the real sherpa-onnx (REAL_SHERPA=1 fetches it).\n');

/** The files of eSpeak NG that sherpa-onnx asks for, taken out of the bundle that speaks here anyway. */
function espeakData(): Record<string, Buffer> {
  const bundle = join(import.meta.dirname, '../../../node_modules/@echogarden/espeak-ng-emscripten');
  const all = readFileSync(join(bundle, 'espeak-ng.data'));
  const places = readFileSync(join(bundle, 'espeak-ng.js'), 'utf8').matchAll(
    /filename:"\/usr\/share\/(espeak-ng-data\/[^"]+)",start:(\d+),end:(\d+)/g,
  );
  return Object.fromEntries(Array.from(places, ([, path, start, end]) => [path!, all.subarray(Number(start), Number(end))]));
}

describe.runIf(wanted)('sherpa-onnx', () => {
  let root: string;
  let packs: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'iridia-sherpa-'));
    packs = join(root, 'models');
    mkdirSync(packs);
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', packs, `${sherpaPackage}@${sherpaVersion}`]);
    placePack(packs, 'voices-zh', { ...filesOfModel('kokoro'), ...espeakData() });
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true }));

  /** The tokens of a text and who speaks them, read from the samples. */
  async function spoken(text: string, { voice = 'neutral', speed = 1 }: { voice?: VoiceName; speed?: number } = {}) {
    const pack = packsIn(packs)[0] as SpeechPack;
    const sound = (await speakSherpa(pack, { sentences: [text], voice, speed, language: 'zh' }, () => undefined))!;
    const step = Math.trunc(600 / speed);
    const samples = sound.samples.subarray(0, sound.samples.length - Math.round((0.2 / speed) * sound.rate));
    const levels = Array.from({ length: samples.length / step }, (_, at) => samples[at * step]!);
    return {
      rate: sound.rate,
      tokens: levels.filter((_, at) => at % 2 === 0).map((level) => Math.round(level * 256)),
      speaker: Math.round(levels[1]! * 1000),
    };
  }

  test('is found beside the packs, and the pack lacks nothing', () => {
    expect(lackOf(packs, packNamed('voices-zh')!)).toBeNull();
  });

  test('is given the tokens of the lexicon, at the rate that the pack states', async () => {
    expect(await spoken('船回家。')).toMatchObject({ rate: 24_000, tokens: [0, 50, 51, 52, 53, 55, 51, 56, 53, 57, 58, 59, 60, 4, 0] });
  });

  test('reads words in Latin letters among the Chinese ones', async () => {
    expect((await spoken('Hello船')).tokens).toEqual([0, 80, 81, 82, 85, 83, 84, 50, 51, 52, 53, 0]);
  });

  test.each([
    { voice: 'bright', sex: 'women', from: 3, to: 57 },
    { voice: 'neutral', sex: 'women', from: 3, to: 57 },
    { voice: 'calm', sex: 'men', from: 58, to: 102 },
    { voice: 'deep', sex: 'men', from: 58, to: 102 },
  ] as const)('$voice is one of the $sex that k2-fsa.github.io/sherpa lists for the model', async ({ voice, from, to }) => {
    const { speaker } = await spoken('船', { voice });
    expect(speaker).toBeGreaterThanOrEqual(from);
    expect(speaker).toBeLessThanOrEqual(to);
  });

  test('speaks twice as fast when asked to', async () => {
    expect((await spoken('船', { speed: 2 })).tokens).toEqual([0, 50, 51, 52, 53, 0]);
  });

  test('reads telephone numbers first, then dates, then other numbers, as the model’s authors do', async () => {
    expect((await spoken('12')).tokens).toEqual([0, 61, 54, 0]);
    expect((await spoken('11')).tokens).toEqual([0, 62, 53, 0]);
    expect((await spoken('1')).tokens).toEqual([0, 62, 53, 0]);
    expect((await spoken('2')).tokens).toEqual([0, 57, 58, 59, 60, 0]);
  });
});
