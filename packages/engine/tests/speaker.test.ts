/** The encoder of speakers, with voices whose speakers are known. */
import { expect, test } from 'vitest';
import { nearness, speakerOf } from '../speech/speaker.ts';
import { voiceOf } from '../speech/voices.ts';
import { readWithKokoro } from '../voice/read.ts';

const message = async (voice: 'neutral' | 'deep', sentence: string) =>
  speakerOf(await readWithKokoro({ sentences: [sentence], speed: 1, voice: voiceOf(voice, 'en') }, () => undefined));

test('two sentences of one voice are nearer than one sentence of two voices', async () => {
  const [one, other] = ['The boat goes home over the quiet river.', 'Please call me when you arrive.'];
  const [woman, again, man] = [await message('neutral', one), await message('neutral', other), await message('deep', one)];
  expect(Math.hypot(...woman)).toBeCloseTo(1, 5);
  expect(nearness(woman, again)).toBeGreaterThan(0.75);
  expect(nearness(woman, man)).toBeLessThan(0.65);
});
