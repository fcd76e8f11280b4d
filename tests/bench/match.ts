/**
 * How near Voice match comes to 22 people of LibriSpeech, by an encoder that the match does not use:
 * `npm run bench:match -- RESEMBLYZER RESULTS`, with a clone of github.com/resemble-ai/Resemblyzer and a folder that keeps what was made.
 * It also prints how that encoder judges the people for whom the page has one word: “near”, “fair” or “far”.
 * `-- RESEMBLYZER RESULTS 5` makes at most five of them and judges those that are there, so that it can go on later. It needs Python 3.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../packages/engine/index.ts';
import { readSound } from '../../packages/engine/media/decode.ts';
import { encodeMp3 } from '../../packages/engine/media/sound.ts';
import type { Sound } from '../../packages/engine/media/video.ts';
import { rangeOf, trackPitch } from '../../packages/engine/speech/pitch.ts';
import { describeSpeakers } from '../../packages/engine/tests/kit/speakers.ts';

const [clone, results, limit = '22'] = process.argv.slice(2);
if (!clone || !results) throw new Error('Name a clone of github.com/resemble-ai/Resemblyzer and a folder for the results');
if (spawnSync('python3', ['--version']).status !== 0) {
  console.log('skipped: Voice match is judged by an encoder that needs Python 3');
  process.exit(0);
}

const text = 'The ferry leaves the harbor at seven, and the whole village comes down to wave. Nobody remembers who began it.';
const git = (...words: string[]) => execFileSync('git', ['-C', clone, ...words], { maxBuffer: 1e8 });
const recordings = git('ls-tree', '-r', '--name-only', 'HEAD', 'audio_data').toString().trim().split('\n');
/** Of each of the ten people of `test-other` the recordings, and the first twelve of `train-clean-100`, who have one each. */
const people = [
  ...Map.groupBy(
    recordings.filter((path) => /test-other.*flac$/u.test(path)),
    (path) => path.split('/').at(-2)!,
  ),
  ...recordings
    .filter((path) => /train-clean-100.*flac$/u.test(path))
    .slice(0, 12)
    .map((path) => [path.split('/').at(-1)!.split('-')[0]!, [path]] as const),
];

const folder = mkdtempSync(join(tmpdir(), 'match-'));
mkdirSync(results, { recursive: true });
const soundOf = async (file: string): Promise<Sound> => (await readSound(file, { seconds: 30, rate: 22_050, mono: true }))!;
const pitchOf = ({ samples, rate }: Sound): number => rangeOf(trackPitch(samples, rate)).median;
const halvesOf = (sound: Sound): [Sound, Sound] => {
  const middle = sound.samples.length >> 1;
  return [
    { ...sound, samples: sound.samples.slice(0, middle) },
    { ...sound, samples: sound.samples.slice(middle) },
  ];
};
const encoded = async (sound: Sound, path: string): Promise<string> => {
  await encodeMp3(path, sound);
  return path;
};
const engine = createEngine();
try {
  const spoken: { name: string; own: Sound; made: Sound; wanted: number; word: string }[] = [];
  let left = Number(limit);
  for (const [name, paths] of people) {
    const all = paths.slice(0, 3).map((path, at) => {
      const file = join(folder, `${name}-${at}.flac`);
      writeFileSync(file, git('cat-file', 'blob', `HEAD:${path}`));
      return file;
    });
    const sounds = (await Promise.all(all.map(soundOf))).toSorted((one, other) => other.samples.length - one.samples.length);
    // Of who has one recording, the match gets the first half, and the judge other words.
    const [sample, own] = sounds.length > 1 ? [sounds[0]!, sounds[1]!] : halvesOf(sounds[0]!);
    const [result, note] = [join(results, `${name}.mp3`), join(results, `${name}.txt`)];
    if (!existsSync(result)) {
      if (left === 0) continue;
      const job = { id: name, tool: 'bench', capability: 'audio.clone', locale: 'en', folder: mkdtempSync(join(folder, 'one-')) } as const;
      const order = {
        ...job,
        inputs: { audio: 'audio', text, language: 'en' },
        files: { audio: [await encoded(sample, join(folder, `${name}.mp3`))] },
      };
      try {
        const { outputs, notes } = await engine.run(order, { onProgress: () => undefined, signal: AbortSignal.timeout(240_000) });
        writeFileSync(note, String(notes.likeness));
        copyFileSync(outputs[0]!.path, result);
        left -= 1;
      } catch (error) {
        console.log(`${name}: ${String(error)}`);
        continue;
      }
    }
    spoken.push({ name, own, made: await soundOf(result), wanted: pitchOf(sample), word: readFileSync(note, 'utf8') });
  }
  const own = await describeSpeakers(
    spoken.map((one) => one.own),
    folder,
  );
  const made = await describeSpeakers(
    spoken.map((one) => one.made),
    folder,
  );
  const near = made.map((one) => own.map((other) => one.reduce((sum, value, at) => sum + value * other[at]!, 0)));
  const choose3 = (count: number) => (count * (count - 1) * (count - 2)) / 6;
  const rows = spoken.map((one, at) => {
    const farther = near[at]!.filter((value) => value < near[at]![at]!).length;
    return {
      name: one.name,
      word: one.word,
      near: near[at]![at]!,
      farther,
      of3: choose3(farther) / choose3(spoken.length - 1),
      wanted: one.wanted,
      came: pitchOf(one.made),
    };
  });
  for (const row of rows.toSorted((one, other) => one.near - other.near))
    console.log(
      `${row.name}: ${row.word}, ${row.near.toFixed(2)}, ${row.farther} others farther, ${row.wanted.toFixed(0)} → ${row.came.toFixed(0)} Hz`,
    );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  console.log(`people: ${rows.length} of ${people.length}`);
  console.log(`nearer than three others: ${(10 * mean(rows.map(({ of3 }) => of3))).toFixed(1)} of 10`);
  const nearest = (some: typeof rows) => some.filter(({ farther }) => farther === rows.length - 1).length;
  console.log(`nearest of all: ${nearest(rows)}`);
  console.log(`mean nearness: ${mean(rows.map((row) => row.near)).toFixed(2)}`);
  for (const [word, some] of Map.groupBy(rows, (row) => row.word))
    console.log(
      `“${word}”: ${nearest(some)} of ${some.length} nearest of all, mean nearness ${mean(some.map((row) => row.near)).toFixed(2)}`,
    );
  console.log(`pitch within 5%: ${rows.filter(({ wanted, came }) => Math.abs(came / wanted - 1) < 0.05).length}`);
} finally {
  await engine.close();
  rmSync(folder, { recursive: true });
}
