/** Brings speech to the tone of a sample with the net of a pack, in parts that the net can hold. */
import type { Sound } from '../media/video.ts';
import { convert, toneOf, type ClonePack } from './openvoice.ts';
import type { OnSpoken } from '../voice/read.ts';
import { atRate, join } from '../voice/samples.ts';

/** Seconds of speech that are converted at once, and of them, from the end, those in which the part may end. */
const [longest, search] = [12, 4];
/** Seconds over which silence is measured. */
const moment = 0.03;

/** Returns where parts end: each at the quietest moment near its end, so that no word is cut. */
export function cutsOf(samples: Float32Array, rate: number): number[] {
  const [part, last, span] = [longest * rate, search * rate, Math.round(moment * rate)];
  const cuts: number[] = [];
  let from = 0;
  while (samples.length - from > part) {
    let [quietest, least] = [from + part, Infinity];
    for (let at = from + part - last; at < from + part; at += span) {
      let energy = 0;
      for (let place = at; place < at + span; place += 1) energy += samples[place]! ** 2;
      if (energy < least) [quietest, least] = [at + (span >> 1), energy];
    }
    cuts.push(quietest);
    from = quietest;
  }
  return [...cuts, samples.length];
}

/** Returns the speech in the tone of the sample, at the pack's rate. `onProgress` hears 0 to 1, `onSpoken` each part but the last. */
export async function bringTo(
  pack: ClonePack,
  speech: Sound,
  sample: Sound,
  onProgress: (fraction: number) => void,
  onSpoken: OnSpoken,
): Promise<Sound> {
  const rate = pack.manifest.pipeline.sampleRate;
  const own = atRate(speech, rate);
  const to = await toneOf(pack, atRate(sample, rate));
  const from = await toneOf(pack, own);
  const cuts = cutsOf(own, rate);
  const parts: Float32Array[] = [];
  let begin = 0;
  for (const [index, end] of cuts.entries()) {
    const samples = await convert(pack, own.subarray(begin, end), from, to);
    parts.push(samples);
    begin = end;
    if (index < cuts.length - 1) await onSpoken({ samples, rate, channels: 1 });
    onProgress((index + 1) / cuts.length);
  }
  return { samples: join(parts), rate, channels: 1 };
}
