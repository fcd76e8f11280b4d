/** Basic operations on samples. */
import type { Sound } from '../media/video.ts';

export const silence = (seconds: number, rate: number): Float32Array => new Float32Array(Math.round(seconds * rate));

export function join(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Resamples at every `step`-th position with linear interpolation. A step above 1 makes the sound shorter and higher. */
export function resample(samples: Float32Array, step: number): Float32Array {
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < result.length; at += 1) {
    const place = at * step;
    const before = Math.trunc(place);
    const share = place - before;
    result[at] = samples[before]! * (1 - share) + (samples[before + 1] ?? 0) * share;
  }
  return result;
}

/** Half the width of the filter in zero crossings: steep enough for speech. */
const crossings = 16;

/** Returns the samples of a mono sound at another rate, without what that rate cannot hold (a windowed sinc). */
export function atRate({ samples, rate }: Sound, wanted: number): Float32Array {
  if (rate === wanted) return samples;
  const step = rate / wanted;
  const cutoff = Math.min(1, 1 / step);
  const reach = crossings / cutoff;
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < result.length; at += 1) {
    const place = at * step;
    let [sum, weights] = [0, 0];
    for (let near = Math.ceil(place - reach); near <= place + reach; near += 1) {
      const x = (place - near) * cutoff;
      const weight = (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / crossings));
      weights += weight;
      sum += weight * (samples[near] ?? 0);
    }
    result[at] = sum / weights;
  }
  return result;
}
