/** The mix of speakers that a voice match begins with, which is reckoned before anything is spoken. */
import { expect, test } from 'vitest';
import { encodedSpeakers, nearestMix } from '../speech/likest.ts';

test('a voice between two speakers is found to be a mix of them', () => {
  const speakers = encodedSpeakers();
  const [woman, man] = [speakers.get('af_heart')!, speakers.get('am_onyx')!];
  const between = woman.map((value, at) => 0.6 * value + 0.4 * man[at]!);
  const shares = nearestMix(speakers, between);
  expect(shares.af_heart).toBeCloseTo(0.6, 1);
  expect(shares.am_onyx).toBeCloseTo(0.4, 1);
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
});
