/**
 * Voice match: applies the pitch, range, vocal tract length, and the colors of the sounds of a sample to a synthetic voice. It builds no model of
 * the person, and the result is not that person's voice.
 */
import { leastSampleSeconds } from '../../../contract/facts/tools/audio.ts';
import { EngineError } from '../job/job.ts';
import type { Sound } from '../media/video.ts';
import { kindsShape } from './kinds.ts';
import { pitchAt, rangeOf, speechSeconds, trackPitch, type PitchRange, type PitchTrack } from './pitch.ts';
import { repitch } from './repitch.ts';
import { resample } from '../voice/samples.ts';
import { colorOf, distance, type Color } from './spectrum.ts';

/** The measured properties of a sample's voice. */
export type Likeness = { pitch: PitchRange; color: Color };

/** Minimum seconds of voiced sound for a measurement. */
const leastVoiced = 0.6;
/** Seconds of speech before its first and after its last voiced sound, which are not measured. */
const ends = 0.5;

/** Rejects with `refused`: `shortVoice` when the sample is too short, `noVoice` when nothing in it is voiced. */
export function likenessOf({ samples, rate }: Sound): Likeness {
  const track = trackPitch(samples, rate);
  const pitch = rangeOf(track);
  if (pitch.voiced < leastVoiced) throw new EngineError('refused', 'noVoice');
  if (speechSeconds(track) + ends < leastSampleSeconds) throw new EngineError('refused', 'shortVoice');
  return { pitch, color: colorOf(samples, rate) };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const spreadOf = ({ low, high }: PitchRange) => Math.log(high / low) + 0.05;

/** The scale of the vocal tract at which the vowels are closest to the sample's. */
function tractFor({ samples, rate }: Sound, wanted: Color): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0.84; step <= 1.2; step += 0.03) {
    const off = distance(colorOf(resample(samples, step), rate), wanted, 300, 5000);
    if (off >= least) continue;
    least = off;
    best = step;
  }
  return best;
}

/** The pitch of a track at a place, as high as the sample's and with its range; `own` is the range of the voice. */
function ratioFor(track: PitchTrack, own: PitchRange, likeness: Likeness): (place: number) => number {
  const spread = clamp(spreadOf(likeness.pitch) / spreadOf(own), 0.6, 1.6);
  return (place) => {
    const hertz = pitchAt(track, place) || own.median;
    return (likeness.pitch.median * Math.exp(Math.log(hertz / own.median) * spread)) / hertz;
  };
}

/** What becomes of every sentence of a voice. */
export type Shape = (sound: Sound) => Sound;

/** Gives a voice the pitch of the sample and leaves its throat as it is. `base`: enough of the voice to measure it. */
export function pitchShape(base: Sound, likeness: Likeness): Shape {
  const measured = trackPitch(base.samples, base.rate);
  const own = rangeOf(measured);
  if (own.median === 0) return (sound) => sound;
  return ({ samples, rate, channels }) => {
    // The base is shaped too, to see how near it comes.
    const track = samples === base.samples ? measured : trackPitch(samples, rate);
    return { samples: repitch(samples, rate, track, ratioFor(track, own, likeness), 1), rate, channels };
  };
}

/** Gives a voice the pitch and the length of the throat of the sample. `base`: enough of the voice to measure it. */
export function throatShape(base: Sound, likeness: Likeness): Shape {
  const tract = tractFor(base, likeness.color);
  const measured = trackPitch(resample(base.samples, tract), base.rate);
  const own = rangeOf(measured);
  if (own.median === 0) return (sound) => sound;
  return ({ samples, rate }) => {
    const shaped = resample(samples, tract);
    const track = samples === base.samples ? measured : trackPitch(shaped, rate);
    return { samples: repitch(shaped, rate, track, ratioFor(track, own, likeness), tract), rate, channels: 1 };
  };
}

/** Gives a shaped voice the color that each kind of its sounds has in the sample. `base`: some seconds of the voice before it is shaped. */
export function coloredShape(shape: Shape, base: Sound, sample: Sound): Shape {
  const colored = kindsShape(shape(base), sample);
  return (sound) => {
    const shaped = shape(sound);
    return { ...shaped, samples: colored(shaped.samples) };
  };
}
