/** Measures the long-term spectrum of a voice in sixth-octave bands. */
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
