/**
 * Who speaks, as 256 numbers: two recordings of one voice lie near each other. GE2E, with the preparation of the package resemblyzer, whose
 * weights it has.
 */
import type { Tensor } from 'onnxruntime-node';
import type { Sound } from '../media/video.ts';
import { openNet, runtime } from '../nets/net.ts';
import { atRate } from '../voice/samples.ts';
import { powerMeter } from './fourier.ts';
import { melBand, melEdges, melFilter, type MelBand } from './mel.ts';

const rate = 16_000;
/** Samples of a window and between two windows, bands of pitch, and windows that are looked at together. */
const [window, hop, bands, frames] = [400, 160, 40, 160];
/** Windows between two stretches that are looked at. */
const step = 77;

type Tables = { hann: Float64Array; powerOf: (values: Float64Array) => Float64Array; filters: MelBand[] };
let tables: Tables | null = null;

function makeTables(): Tables {
  const edges = melEdges(bands, 0, rate / 2);
  return {
    hann: Float64Array.from({ length: window }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / window)),
    powerOf: powerMeter(window),
    filters: Array.from({ length: bands }, (_, band) =>
      melBand(melFilter(edges, band, window / 2 + 1, rate / window).map((share) => (share * 2) / (edges[band + 2]! - edges[band]!))),
    ),
  };
}

/** Power in each band, window after window, of samples at 16 kHz. */
function melsOf(samples: Float32Array): Float32Array {
  const { hann, powerOf, filters } = (tables ??= makeTables());
  const count = 1 + Math.floor(samples.length / hop);
  const mels = new Float32Array(count * bands);
  const windowed = new Float64Array(window);
  for (let frame = 0; frame < count; frame += 1) {
    const from = frame * hop - window / 2;
    for (let at = 0; at < window; at += 1) windowed[at] = (samples[from + at] ?? 0) * hann[at]!;
    const power = powerOf(windowed);
    for (const [band, { first, shares }] of filters.entries()) {
      let sum = 0;
      for (let bin = 0; bin < shares.length; bin += 1) sum += shares[bin]! * power[first + bin]!;
      mels[frame * bands + band] = sum;
    }
  }
  return mels;
}

/** Loudness that every recording is brought to, and the share of it below which a stretch of 30 ms is silence. */
const [wanted, quiet] = [10 ** (-30 / 20), 0.25];

/** Speech without its pauses, as loud as that of others. */
function speechIn(samples: Float32Array): Float32Array {
  const piece = Math.round(0.03 * rate);
  const loudness = (part: Float32Array) => Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  const pieces = Array.from({ length: Math.floor(samples.length / piece) }, (_, at) => samples.subarray(at * piece, (at + 1) * piece));
  const level = loudness(samples);
  const heard = pieces.filter((part) => loudness(part) > level * quiet);
  const gain = Math.max(1, wanted / (level || 1));
  return Float32Array.from(
    heard.flatMap((part) => [...part]),
    (value) => value * gain,
  );
}

function unit(values: Float32Array): Float32Array {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

/** Resolves to 256 numbers of length 1. */
export async function speakerOf(sound: Sound): Promise<Float32Array> {
  const speech = speechIn(atRate(sound, rate));
  const stretch = new Float32Array(Math.max(speech.length, frames * hop));
  stretch.set(speech);
  const mels = melsOf(stretch);
  const starts: number[] = [];
  for (let from = 0; from === 0 || (from + frames) * bands <= mels.length; from += step) starts.push(from);
  const batch = new Float32Array(starts.length * frames * bands);
  for (const [index, from] of starts.entries()) batch.set(mels.subarray(from * bands, (from + frames) * bands), index * frames * bands);
  const [net, { Tensor: Made }] = await Promise.all([openNet('ge2e.onnx'), runtime()]);
  const answer = await net.run({ mels: new Made('float32', batch, [starts.length, frames, bands]) });
  const all = (answer.embedding as Tensor).data as Float32Array;
  const mean = new Float32Array(256);
  for (const [at, value] of all.entries()) mean[at % 256]! += value;
  return unit(mean);
}

/** Nearness of two voices: 1 is the same, below about 0.6 are different people. */
export const nearness = (one: Float32Array, other: Float32Array): number => one.reduce((sum, value, at) => sum + value * other[at]!, 0);
