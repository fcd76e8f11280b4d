/** Measures the pitch of a voice every hundredth of a second. */

/** Hertz for each step; 0 where nothing is voiced. */
export type PitchTrack = { hertz: Float32Array; hop: number };

/** Hertz. The hum of mains at 50 or 60 is below every voice. */
const [lowest, highest] = [70, 400];
/** Power below which a moment is silent, and the share of the loud moments' power below which only the room is heard. */
const [silent, hum] = [1e-5, 0.01];
const voiced = 0.5;

/** The power of each step's window, and that below which nothing is heard of the voice. */
function powersOf(samples: Float32Array, { hop, window, steps }: { hop: number; window: number; steps: number }) {
  const powers = Float32Array.from({ length: steps }, (_, step) => {
    let energy = 0;
    for (let at = step * hop; at < step * hop + window; at += 1) energy += samples[at]! ** 2;
    return energy / window;
  });
  const loud = powers.toSorted()[Math.trunc(steps * 0.95)] ?? 0;
  return { powers, quiet: Math.max(silent, hum * loud) };
}

/** Every other sample, from the first or the second: enough of a voice to compare it with itself a moment later. */
function halfOf(samples: Float32Array, from: 0 | 1): Float64Array {
  const half = new Float64Array(Math.ceil((samples.length - from) / 2));
  for (let at = 0; at < half.length; at += 1) half[at] = samples[2 * at + from]!;
  return half;
}

/** The energy before each place. */
function energiesOf(samples: Float64Array): Float64Array {
  const energies = new Float64Array(samples.length + 1);
  for (let at = 0; at < samples.length; at += 1) energies[at + 1] = energies[at]! + samples[at]! ** 2;
  return energies;
}

/** The sum of products of two windows. */
function productOf(one: Float64Array, from: number, other: Float64Array, later: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += one[from + at]! * other[later + at]!;
  return sum;
}

/** Normalized autocorrelation; among peaks nearly as good as the best one, the shortest period wins, which avoids octave errors. */
export function trackPitch(samples: Float32Array, rate: number): PitchTrack {
  const hop = Math.trunc(rate * 0.01);
  const window = Math.trunc(rate * 0.04);
  const shortest = Math.trunc(rate / highest);
  const longest = Math.trunc(rate / lowest);
  const steps = Math.max(0, Math.ceil((samples.length - window - longest) / hop));
  const hertz = new Float32Array(steps);
  const likeness = new Float32Array(longest);
  const halves = ([0, 1] as const).map((from) => {
    const half = halfOf(samples, from);
    return [half, energiesOf(half)] as const;
  });
  const count = Math.ceil(window / 2);
  const { powers, quiet } = powersOf(samples, { hop, window, steps });
  for (let step = 0; step < steps; step += 1) {
    const start = step * hop;
    if (powers[step]! < quiet) continue;
    const energy = powers[step]! * window;
    const [one] = halves[start % 2]!;
    let best = 0;
    let period = 0;
    for (let lag = shortest; lag < longest; lag += 1) {
      const later = (start + lag) >> 1;
      const [other, energies] = halves[(start + lag) % 2]!;
      const shifted = energies[later + count]! - energies[later]!;
      likeness[lag] = productOf(one, start >> 1, other, later, count) / Math.sqrt((energy * shifted) / 2 + 1e-12);
    }
    // At its ends, the search has no peak: deep noise is nearly like itself a moment later, which is not a high voice.
    for (let lag = shortest + 1; lag < longest - 1; lag += 1) {
      const value = likeness[lag]!;
      if (value <= best || value < likeness[lag - 1]! || value < likeness[lag + 1]!) continue;
      best = value;
      period = lag;
    }
    if (best < voiced) continue;
    for (let lag = shortest + 1; lag < period * 0.8; lag += 1) {
      const value = likeness[lag]!;
      if (value > best * 0.93 && value >= likeness[lag - 1]! && value >= likeness[lag + 1]!) {
        period = lag;
        break;
      }
    }
    hertz[step] = rate / period;
  }
  return { hertz, hop };
}

export type PitchRange = {
  /** Hertz: the median, and the 10th and 90th percentiles. */
  median: number;
  low: number;
  high: number;
  /** Seconds of voiced sound. */
  voiced: number;
};

export function rangeOf({ hertz }: PitchTrack): PitchRange {
  const heard = hertz.filter((value) => value > 0).toSorted();
  const at = (values: Float32Array, share: number) => values[Math.trunc(values.length * share)] ?? 0;
  const median = at(heard, 0.5);
  // A speaker stays within an octave of the median: what is farther is noise, or a mistake of the tracker by an octave.
  const near = heard.filter((value) => value > median / 2 && value < median * 2);
  return { median, low: at(near, 0.1), high: at(near, 0.9), voiced: heard.length / 100 };
}

/** Seconds between two voiced sounds of the same speech; a longer silence is none of it. */
const longestGap = 0.5;

/** Seconds of speech: what is voiced, and the consonants and short pauses within. */
export function speechSeconds({ hertz }: PitchTrack): number {
  let [steps, last] = [0, Number.NEGATIVE_INFINITY];
  for (const [step, value] of hertz.entries()) {
    if (value === 0) continue;
    steps += step - last <= longestGap * 100 ? step - last : 1;
    last = step;
  }
  return steps / 100;
}

/** Hertz at a sample index; 0 where nothing is voiced. */
export const pitchAt = ({ hertz, hop }: PitchTrack, place: number): number =>
  hertz[Math.min(hertz.length - 1, Math.max(0, Math.trunc(place / hop)))] ?? 0;
