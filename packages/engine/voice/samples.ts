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

/** What a moment between two samples gets of its neighbors, which add up to 1; `first`: of the first of them, from the sample before the moment. */
type Filter = { first: number; shares: Float64Array };

/** `after`: of the moment, as a share of the way from one sample to the next. */
function filterAt(after: number, cutoff: number): Filter {
  const reach = crossings / cutoff;
  const first = Math.ceil(after - reach);
  const weights = Float64Array.from({ length: Math.floor(after + reach) - first + 1 }, (_, at) => {
    const x = (after - first - at) * cutoff;
    return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / crossings));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { first, shares: weights.map((weight) => weight / sum) };
}

/** Returns the samples of a mono sound at another rate, without what that rate cannot hold (a windowed sinc). */
export function atRate({ samples, rate }: Sound, wanted: number): Float32Array {
  if (rate === wanted) return samples;
  const cutoff = Math.min(1, wanted / rate);
  const result = new Float32Array(Math.floor((samples.length * wanted) / rate));
  // Moments lie between two samples in few ways, which come again and again.
  const filters = new Map<number, Filter>();
  for (let at = 0; at < result.length; at += 1) {
    const after = (at * rate) % wanted;
    let filter = filters.get(after);
    if (!filter) filters.set(after, (filter = filterAt(after / wanted, cutoff)));
    const { first, shares } = filter;
    const from = (at * rate - after) / wanted + first;
    const end = Math.min(shares.length, samples.length - from);
    let sum = 0;
    for (let near = Math.max(0, -from); near < end; near += 1) sum += shares[near]! * samples[from + near]!;
    result[at] = sum;
  }
  return result;
}
