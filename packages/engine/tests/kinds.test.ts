/** The colors that a voice match gives to the sounds of a voice, kind by kind. */
import { expect, test } from 'vitest';
import type { Sound } from '../media/video.ts';
import { kindsShape } from '../speech/kinds.ts';
import { colorOf, distance } from '../speech/spectrum.ts';

const rate = 16_000;
const piece = rate / 4;

/** A speaker with a vowel with a resonance, and then a hiss around a frequency, again and again. */
function speaker(pitch: number, vowel: number, hiss: number) {
  let [state, one, two] = [1, 0, 0];
  return Float32Array.from({ length: 12 * piece }, (_, at) => {
    state = (state * 48_271) % 2_147_483_647;
    const isVowel = Math.floor(at / piece) % 2 === 0;
    const source = isVowel ? (at % Math.round(rate / pitch) === 0 ? 1 : 0) : (state / 2_147_483_647 - 0.5) * 0.2;
    const next = source + 2 * 0.97 * Math.cos((2 * Math.PI * (isVowel ? vowel : hiss)) / rate) * one - 0.97 ** 2 * two;
    [one, two] = [next, one];
    return next * 0.2;
  });
}
const sound = (samples: Float32Array): Sound => ({ samples, rate, channels: 1 });
/** Of the vowels, or of the hisses. */
const kindOf = (samples: Float32Array, kind: 0 | 1) =>
  colorOf(
    samples.filter((_, at) => Math.floor(at / piece) % 2 === kind),
    rate,
  );

test('each kind of sound gets the color that it has in the sample, which is not that of the whole', () => {
  const [voice, sample] = [speaker(120, 700, 4500), speaker(120, 1100, 3000)];
  const made = kindsShape(sound(voice), sound(sample))(voice);
  for (const kind of [0, 1] as const) {
    const wanted = kindOf(sample, kind);
    expect(distance(kindOf(made, kind), wanted)).toBeLessThan(0.5 * distance(kindOf(voice, kind), wanted));
  }
});

test('a voice that has the colors already stays as it is', () => {
  const voice = speaker(120, 700, 4500);
  const made = kindsShape(sound(voice), sound(voice))(voice);
  const off = made.map((value, at) => value - voice[at]!);
  expect(Math.hypot(...off) / Math.hypot(...voice)).toBeLessThan(0.2);
});
