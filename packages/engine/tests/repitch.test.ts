import { expect, it } from 'vitest';
import { rangeOf, trackPitch, type PitchTrack } from '../speech/pitch.ts';
import { repitch } from '../speech/repitch.ts';

const rate = 24_000;
const hop = rate / 100;

/** A falling voice, each period a pulse that rings out. */
function voice(seconds: number): { samples: Float32Array; track: PitchTrack } {
  const samples = new Float32Array(seconds * rate);
  const hertzAt = (at: number): number => 200 - (40 * at) / samples.length;
  let next = 0;
  for (let at = 0, since = 0; at < samples.length; at += 1, since += 1) {
    if (at >= next) {
      since = 0;
      next += rate / hertzAt(at);
    }
    samples[at] = Math.exp(-since / 60) * Math.cos(since / 6) * (1 - at / samples.length);
  }
  return { samples, track: { hertz: Float32Array.from({ length: seconds * 100 }, (_, step) => hertzAt(step * hop)), hop } };
}

// As trackers take the burst of a consonant: first too high, then too low.
it('goes on with the voice wherever its pitch is taken wrong for a moment', () => {
  const { samples, track } = voice(1);
  for (let moment = 20; moment < 45; moment += 1) {
    const hertz = track.hertz.slice();
    hertz.set([348, 74, 0, 343], moment);
    const made = repitch(samples, rate, { hertz, hop }, () => 1, 1);
    const { median, low } = rangeOf(trackPitch(made.subarray(samples.length / 2), rate));
    expect(median, `${moment}`).toBeCloseTo(170, -1);
    expect(low, `${moment}`).toBeLessThan(168);
  }
});
