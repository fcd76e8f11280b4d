/** Measures the long-term spectrum of a voice in sixth-octave bands, and applies one to another voice. */
import { transform } from './fourier.ts';

/** Decibels relative to the mean, and the lower end of each band in hertz. */
export type Color = readonly { hertz: number; level: number }[];

const band = 2 ** (1 / 6);
const lowest = 100;
const highest = 7600;

export function colorOf(samples: Float32Array, rate: number): Color {
  const size = 1024;
  const power = new Float64Array(size / 2);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  let frames = 0;
  for (let start = 0; start + size < samples.length; start += size / 2) {
    let energy = 0;
    for (let at = 0; at < size; at += 1) {
      real[at] = samples[start + at]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
      energy += real[at]! ** 2;
    }
    if (energy / size < 1e-5) continue;
    imaginary.fill(0);
    transform(real, imaginary);
    for (let at = 0; at < size / 2; at += 1) power[at]! += real[at]! ** 2 + imaginary[at]! ** 2;
    frames += 1;
  }
  const bands: { hertz: number; level: number }[] = [];
  for (let hertz = lowest; hertz < Math.min(highest, (rate / 2) * 0.95); hertz *= band) {
    let sum = 0;
    let count = 0;
    for (let at = Math.floor((hertz * size) / rate); at <= Math.ceil((hertz * band * size) / rate) && at < size / 2; at += 1) {
      sum += power[at]! / Math.max(1, frames);
      count += 1;
    }
    bands.push({ hertz, level: 10 * Math.log10(sum / count + 1e-9) });
  }
  const mean = bands.reduce((sum, { level }) => sum + level, 0) / bands.length;
  return bands.map(({ hertz, level }) => ({ hertz, level: level - mean }));
}

/** Difference of two spectra in decibels, as the root mean square over the bands between two frequencies. */
export function distance(one: Color, other: Color, from = 0, to = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  let count = 0;
  for (const [index, { hertz, level }] of one.entries()) {
    const partner = other[index];
    if (!partner || hertz <= from || hertz >= to) continue;
    sum += (level - partner.level) ** 2;
    count += 1;
  }
  return Math.sqrt(sum / Math.max(1, count));
}

const maxDecibels = 12;

/** Changes the gain of each band by `change` (decibels), with smooth transitions between frames. */
export function recolor(samples: Float32Array, rate: number, change: Color): Float32Array {
  const size = 2048;
  const step = size / 4;
  const gains = Float64Array.from({ length: size / 2 + 1 }, (_, at) => {
    const hertz = (at * rate) / size;
    const above = change.findIndex((one) => one.hertz > hertz);
    const { level } = change[above < 0 ? change.length - 1 : above]!;
    return 10 ** (Math.max(-maxDecibels, Math.min(maxDecibels, level)) / 20);
  });
  const window = Float64Array.from({ length: size }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / size));
  const result = new Float32Array(samples.length);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let start = -size + step; start < samples.length; start += step) {
    for (let at = 0; at < size; at += 1) real[at] = (samples[start + at] ?? 0) * window[at]!;
    imaginary.fill(0);
    transform(real, imaginary);
    for (let at = 0; at <= size / 2; at += 1) {
      const gain = gains[at]!;
      real[at]! *= gain;
      imaginary[at]! *= gain;
      if (at === 0 || at === size / 2) continue;
      real[size - at]! *= gain;
      imaginary[size - at]! *= gain;
    }
    transform(real, imaginary, true);
    // Four windows overlap, so their squares add up to two.
    for (let at = 0; at < size; at += 1) {
      const place = start + at;
      if (place >= 0 && place < result.length) result[place]! += (real[at]! * window[at]!) / 2;
    }
  }
  return result;
}
