/** A recognizer of others hears the English voices. It needs `pip install pocketsphinx` for `RECOGNIZER` (a Python, `python3` by default). */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EngineJob, EngineResult } from '../job/job.ts';
import { readSound } from '../media/decode.ts';
import { speakLike } from '../speech/clone.ts';
import { readAloud } from '../speech/task.ts';
import { workshop } from './kit/task.ts';

const { path } = workshop();
const python = process.env.RECOGNIZER ?? 'python3';
const isThere = spawnSync(python, ['-c', 'import pocketsphinx'], { stdio: 'ignore' }).status === 0;
if (!isThere) console.warn(`Nobody listens to the voices: ${python} has no pocketsphinx, so this test is skipped`);

const sentences = [
  'The weather is nice today and we are going to the park.',
  'Please call me when you arrive at the station.',
  'My brother bought a new car last week.',
];

/** Of the Harvard sentences (IEEE), which context doesn't help to guess. */
const hard = [
  'These days a chicken leg is a rare dish.',
  'A pot of tea helps to pass the evening.',
  'Kick the ball straight and follow through.',
];

/** Words that were heard in their order, by the longest common subsequence, as a share of those spoken. */
function heardShare(spoken: readonly string[], heard: readonly string[]): number {
  const lengths = Array.from({ length: spoken.length + 1 }, () => new Uint16Array(heard.length + 1));
  for (const [row, one] of spoken.entries())
    for (const [column, other] of heard.entries())
      lengths[row + 1]![column + 1] =
        one === other ? lengths[row]![column]! + 1 : Math.max(lengths[row]![column + 1]!, lengths[row + 1]![column]!);
  return lengths[spoken.length]![heard.length]! / spoken.length;
}

/** The share of the words that a recognizer of others hears, over all sentences. */
async function understood(
  voice: string,
  speak: (job: EngineJob) => Promise<EngineResult>,
  spoken: readonly string[] = sentences,
): Promise<[number, string]> {
  const files: string[] = [];
  for (const [index, text] of spoken.entries()) {
    const inputs = { text, voice, language: 'en' };
    const job = {
      id: `${index}`,
      tool: 't',
      capability: 'audio.fromText' as const,
      inputs,
      files: {},
      locale: 'en' as const,
      folder: path(''),
    };
    const { outputs } = await speak(job);
    const { samples } = (await readSound(outputs[0]!.path, { rate: 16_000, mono: true }))!;
    const file = join(path(''), `${voice}-${index}.raw`);
    const quiet = new Int16Array(4000);
    writeFileSync(
      file,
      Buffer.concat([quiet, Int16Array.from(samples, (value) => value * 30_000), quiet].map(({ buffer }) => Buffer.from(buffer))),
    );
    files.push(file);
  }
  const heard = execFileSync(python, [join(import.meta.dirname, 'kit/hear.py'), ...files], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .split(' ');
  const shares = spoken.map((text, index) => heardShare(plain(text), plain(heard[index] ?? '')));
  return [shares.reduce((sum, share) => sum + share, 0) / shares.length, heard.join(' | ')];
}

describe.skipIf(!isThere)('a recognizer of others', () => {
  it.each(['neutral', 'deep', 'bright'])(
    'understands the voice “%s”',
    async (voice) => {
      const [share, heard] = await understood(voice, (job) => readAloud(job, () => undefined));
      expect(share, heard).toBeGreaterThan(0.8);
    },
    120_000,
  );

  it('understands the parody', async () => {
    const [share, heard] = await understood('parody', (job) => speakLike(job, () => undefined), hard);
    expect(share, heard).toBeGreaterThan(0.8);
  }, 120_000);
});
