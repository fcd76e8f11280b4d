/** The encoder of speakers, with voices whose speakers are known. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSound } from '../media/decode.ts';
import { nearness, speakerOf } from '../speech/speaker.ts';
import { rate } from '../voice/rate.ts';

/** Two halves of the sample that people choose a voice by: other words by the same speaker. */
async function halvesOf(voice: 'neutral' | 'deep') {
  const file = join(import.meta.dirname, `../../../public/voices/en-${voice}.mp3`);
  const { samples, ...sound } = (await readSound(file, { rate }))!;
  const middle = samples.length / 2;
  const halves = [samples.slice(0, middle), samples.slice(middle)];
  return Promise.all(halves.map((half) => speakerOf({ ...sound, samples: half })));
}

test('two sentences of one voice are nearer than one sentence of two voices', async () => {
  const [[woman, again], [man]] = [await halvesOf('neutral'), await halvesOf('deep')];
  expect(Math.hypot(...woman!)).toBeCloseTo(1, 5);
  expect(nearness(woman!, again!)).toBeGreaterThan(0.75);
  expect(nearness(woman!, man!)).toBeLessThan(0.65);
});
