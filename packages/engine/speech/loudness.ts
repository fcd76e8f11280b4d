/** Brings speech to the loudness of other speech (ITU-R BS.1770), so that voices, texts, and other people’s recordings stand beside each other. */
import type { Sound } from '../media/video.ts';

/** Loudness units below full scale; between what podcasts and television ask. */
const wanted = -18;
/** Samples above the knee are bent toward the peak, one decibel below full scale, instead of cut. */
const [knee, peak] = [0.6, 0.89];

/** Coefficients of a filter of second order, the first of the denominator being 1. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two filters of the K weighting, designed for a rate: a shelf for the head, then what lies below speech is left out. */
function weightingAt(rate: number): readonly [Biquad, Biquad] {
  const shelf = Math.tan((Math.PI * 1681.974) / rate);
  const [high, middle, q] = [10 ** (3.999843854 / 20), 10 ** ((3.999843854 * 0.4996667742) / 20), 0.7071752369];
  const s0 = 1 + shelf / q + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547) / rate);
  const p0 = 1 + pass / 0.5003270373 + pass * pass;
  return [
    [
      (high + (middle * shelf) / q + shelf * shelf) / s0,
      (2 * (shelf * shelf - high)) / s0,
      (high - (middle * shelf) / q + shelf * shelf) / s0,
      (2 * (shelf * shelf - 1)) / s0,
      (1 - shelf / q + shelf * shelf) / s0,
    ],
    [1, -2, 1, (2 * (pass * pass - 1)) / p0, (1 - pass / 0.5003270373 + pass * pass) / p0],
  ];
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  const result = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [at, x] of samples.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    result[at] = y;
  }
  return result;
}

const inDecibels = (power: number): number => -0.691 + 10 * Math.log10(power);

/** Loudness of a mono sound in LUFS: blocks of 0.4 seconds, of which pauses don't count; minus infinity for silence. */
export function loudnessOf({ samples, rate }: Sound): number {
  const [shelf, pass] = weightingAt(rate);
  const heard = filtered(filtered(samples, shelf), pass);
  const length = Math.min(heard.length, Math.round(0.4 * rate));
  const powers: number[] = [];
  for (let from = 0; from + length <= heard.length; from += Math.max(1, length >> 2)) {
    let sum = 0;
    for (let at = from; at < from + length; at += 1) sum += heard[at]! ** 2;
    powers.push(sum / length);
  }
  const mean = (some: readonly number[]) => some.reduce((sum, power) => sum + power, 0) / some.length;
  const audible = powers.filter((power) => inDecibels(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = inDecibels(mean(audible)) - 10;
  return inDecibels(mean(audible.filter((power) => inDecibels(power) > gate)));
}

const bent = (value: number): number => {
  const size = Math.abs(value);
  return size <= knee ? value : Math.sign(value) * (knee + (peak - knee) * Math.tanh((size - knee) / (peak - knee)));
};

/** Brings a mono sound to the wanted loudness without a sample above the peak. */
export function levelled(sound: Sound): Sound {
  const loudness = loudnessOf(sound);
  if (!Number.isFinite(loudness)) return sound;
  const gain = 10 ** ((wanted - loudness) / 20);
  return { ...sound, samples: sound.samples.map((value) => bent(value * gain)) };
}
