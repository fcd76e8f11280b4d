/** Basic operations on samples. */
import type { Sound } from '../media/film.ts';

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

const loudest = 0.89;

/** Normalizes to one decibel below full scale. */
export function levelled(sound: Sound): Sound {
  let peak = 0;
  for (const value of sound.samples) peak = Math.max(peak, Math.abs(value));
  if (peak === 0) return sound;
  return { ...sound, samples: sound.samples.map((value) => (value * loudest) / peak) };
}
