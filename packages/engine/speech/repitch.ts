/** Changes pitch and length independently: periods of the voice are placed closer together or farther apart (TD-PSOLA). */
import { pitchAt, type PitchTrack } from './pitch.ts';

const unvoicedPitch = 120;

/** The index of the strongest sample in each period, each after the last: at one that came twice, the voice would stop for good. */
function periodMarks(samples: Float32Array, rate: number, track: PitchTrack): number[] {
  const marks: number[] = [];
  let place = 0;
  while (place < samples.length - rate / 50) {
    const period = rate / (pitchAt(track, place) || unvoicedPitch);
    let best = Math.trunc(place);
    let highest = Number.NEGATIVE_INFINITY;
    const first = Math.max((marks.at(-1) ?? -1) + 1, Math.trunc(place - period / 4));
    for (let at = first; at < place + period / 4 && at < samples.length; at += 1) {
      if (samples[at]! <= highest) continue;
      highest = samples[at]!;
      best = at;
    }
    marks.push(best);
    place = Math.max(best + period, place + period * 0.6);
  }
  return marks;
}

/** `ratioAt(place)` is the pitch factor at that sample, `stretch` the length factor. */
export function repitch(
  samples: Float32Array,
  rate: number,
  track: PitchTrack,
  ratioAt: (place: number) => number,
  stretch: number,
): Float32Array {
  const length = Math.ceil(samples.length * stretch);
  const result = new Float32Array(length);
  const weights = new Float32Array(length);
  const marks = periodMarks(samples, rate, track);
  let mark = 0;
  let out = 0;
  while (out < length && marks.length > 0) {
    const source = out / stretch;
    while (mark < marks.length - 1 && Math.abs(marks[mark + 1]! - source) < Math.abs(marks[mark]! - source)) mark += 1;
    const pitch = pitchAt(track, marks[mark]!);
    const period = Math.round(rate / (pitch || unvoicedPitch));
    for (let offset = -period; offset <= period; offset += 1) {
      const from = marks[mark]! + offset;
      const to = Math.round(out) + offset;
      if (from < 0 || to < 0 || from >= samples.length || to >= length) continue;
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / period);
      result[to]! += samples[from]! * weight;
      weights[to]! += weight;
    }
    out += period / (pitchAt(track, source) > 0 ? ratioAt(source) : 1);
  }
  return result.map((value, at) => (weights[at]! > 0.3 ? value / Math.max(0.6, weights[at]!) : value));
}
