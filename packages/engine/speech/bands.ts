/** A sound as the level of each band of pitch, moment after moment, and a sound whose bands are made louder or softer. */
import { transform } from './fourier.ts';
import { melBand, melEdges, melFilter } from './mel.ts';

/** Samples of a window and between two windows. */
const [size, hop] = [1024, 256];
const bins = size / 2 + 1;
/** Bands, narrow enough for the formants of a voice and wide enough to hold several of its harmonics. */
export const bands = 32;
const edges = melEdges(bands, 80, 8000);
const window = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));
/** The sum of the squares of the windows that overlap at a sample. */
const overlap = (0.375 * size) / hop;

const momentsOf = (samples: Float32Array): number => 1 + Math.floor(samples.length / hop);

type Spectrum = { real: Float64Array; imaginary: Float64Array };

/** The spectrum around a moment; `into` is overwritten. */
function spectrumAt(samples: Float32Array, moment: number, { real, imaginary }: Spectrum): void {
  const from = moment * hop - size / 2;
  for (let at = 0; at < size; at += 1) real[at] = (samples[from + at] ?? 0) * window[at]!;
  imaginary.fill(0);
  transform(real, imaginary);
}
const emptySpectrum = (): Spectrum => ({ real: new Float64Array(size), imaginary: new Float64Array(size) });

/** Decibels of each band at each moment. */
export function levelsOf(samples: Float32Array, rate: number): Float64Array[] {
  const filters = Array.from({ length: bands }, (_, band) => {
    const filter = melFilter(edges, band, bins, rate / size);
    const sum = filter.reduce((total, share) => total + share, 0) || 1;
    return melBand(filter.map((share) => share / sum));
  });
  const spectrum = emptySpectrum();
  return Array.from({ length: momentsOf(samples) }, (_, moment) => {
    spectrumAt(samples, moment, spectrum);
    const { real, imaginary } = spectrum;
    return Float64Array.from(filters, ({ first, shares }) => {
      let power = 0;
      for (const [at, share] of shares.entries()) power += share * (real[first + at]! ** 2 + imaginary[first + at]! ** 2);
      return 10 * Math.log10(power + 1e-8);
    });
  });
}

/** The band below each bin, and how far the bin lies on the way to the next one's middle. */
function placesOf(rate: number): { band: number; share: number }[] {
  const middles = edges.slice(1, -1);
  return Array.from({ length: bins }, (_, bin) => {
    const hertz = (bin * rate) / size;
    const above = middles.findIndex((middle) => middle > hertz);
    if (above <= 0) return { band: above === 0 ? 0 : bands - 1, share: 0 };
    return { band: above - 1, share: (hertz - middles[above - 1]!) / (middles[above]! - middles[above - 1]!) };
  });
}

/** Changes each band at each moment by decibels. */
export function withGains(samples: Float32Array, rate: number, gains: readonly Float64Array[]): Float32Array {
  const places = placesOf(rate);
  const result = new Float32Array(samples.length);
  const spectrum = emptySpectrum();
  const { real, imaginary } = spectrum;
  for (const [moment, gain] of gains.entries()) {
    spectrumAt(samples, moment, spectrum);
    for (const [bin, { band, share }] of places.entries()) {
      const decibels = gain[band]! * (1 - share) + (gain[band + 1] ?? 0) * share;
      const factor = 10 ** (decibels / 20);
      real[bin]! *= factor;
      imaginary[bin]! *= factor;
      if (bin === 0 || bin === size / 2) continue;
      real[size - bin]! *= factor;
      imaginary[size - bin]! *= factor;
    }
    transform(real, imaginary, true);
    const from = moment * hop - size / 2;
    for (let at = 0; at < size; at += 1) {
      const place = from + at;
      if (place >= 0 && place < result.length) result[place]! += (real[at]! * window[at]!) / overlap;
    }
  }
  return result;
}
