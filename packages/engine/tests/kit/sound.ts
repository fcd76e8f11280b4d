/** What a test measures in a sound. */
import type { Sound } from '../../media/video.ts';

const firstChannel = ({ samples, channels }: Sound): Float32Array =>
  channels === 1 ? samples : samples.filter((_, at) => at % channels === 0);

/** Root mean square, 0 to 1. */
export function loudness(sound: Sound): number {
  const samples = firstChannel(sound);
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

/** Hertz of a steady tone, by its upward crossings of zero. */
export function pitchOf(sound: Sound): number {
  const samples = firstChannel(sound);
  const [from, to] = [Math.floor(samples.length * 0.2), Math.floor(samples.length * 0.8)];
  let [first, last, count] = [-1, -1, 0];
  for (let at = from; at < to; at += 1) {
    if (!(samples[at - 1]! < 0 && samples[at]! >= 0)) continue;
    if (first < 0) first = at;
    else count += 1;
    last = at;
  }
  return (count * sound.rate) / (last - first);
}
