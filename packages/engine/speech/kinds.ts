/**
 * Gives each kind of sound of a voice, such as a vowel or a hiss, the color that it has in a sample. Which sounds of the sample are of that
 * kind is found by turns of pairing and recoloring (Erro, Moreno and Bonafonte, 2010), and only the difference of their colors is applied
 * (Kobayashi and Toda, 2018), so that what the voice says stays as clear as it was.
 */
import type { Sound } from '../media/video.ts';
import { bands, levelsOf, withGains } from './bands.ts';

/** Kinds of sounds, turns of pairing, and pairs with the color of the whole that each kind has from the start. */
const [kinds, turns, prior] = [32, 4, 5];
/** Sounds of the sample that each sound of the voice is paired with, and the most among which they are looked for: a long sample says the same again. */
const [partners, enough] = [3, 1000];
/** Squared distance of two sounds that are half of one kind and half of another. */
const softness = 4;
/** Decibels below the loudest moment at which speech is silent, and the most by which a band is changed. */
const [quiet, most] = [35, 20];
/** Numbers that describe the shape of a spectrum, and moments before and after that belong to a sound. */
const [shapes, around] = [13, 3];

const cosines = Array.from({ length: shapes }, (_, shape) =>
  Float64Array.from(
    { length: bands },
    (_unused, band) => Math.sqrt(2 / bands) * Math.cos((Math.PI * (shape + 1) * (2 * band + 1)) / (2 * bands)),
  ),
);
const shapeOf = (levels: Float64Array): Float64Array =>
  Float64Array.from(cosines, (cosine) => cosine.reduce((sum, value, band) => sum + value * levels[band]!, 0));

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]!.length);
  for (const row of rows) for (const [at, value] of row.entries()) mean[at]! += value / rows.length;
  return mean;
}

/** What is usual for a speaker: the mean of each shape, and how far it goes from it. */
type Usual = { mean: Float64Array; spread: Float64Array };
function usualOf(rows: readonly Float64Array[]): Usual {
  const mean = meanOf(rows);
  const squares = meanOf(rows.map((row) => row.map((value, at) => (value - mean[at]!) ** 2)));
  return { mean, spread: squares.map((value) => Math.sqrt(value) + 1e-6) };
}

/** Sounds apart from whose they are: what is unusual for the speaker, now and a moment before and after. */
function soundsOf(rows: readonly Float64Array[], { mean, spread }: Usual): Float64Array[] {
  const unusual = rows.map((row) => row.map((value, at) => (value - mean[at]!) / spread[at]!));
  const at = (place: number) => unusual[Math.min(unusual.length - 1, Math.max(0, place))]!;
  return unusual.map((row, place) =>
    Float64Array.of(...row, ...at(place - around).map((value) => 0.7 * value), ...at(place + around).map((value) => 0.7 * value)),
  );
}

function apart(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at]! - other[at]!) ** 2;
  return sum;
}

const nearestTo = (sound: Float64Array, centers: readonly Float64Array[]): number => {
  const distances = centers.map((center) => apart(sound, center));
  return distances.indexOf(Math.min(...distances));
};

/** The middle of each kind (Lloyd, 1982), from sounds spread over the whole. */
function centersOf(sounds: readonly Float64Array[]): Float64Array[] {
  const count = Math.min(kinds, sounds.length);
  let centers = Array.from({ length: count }, (_, at) => sounds[Math.floor(((at + 0.5) * sounds.length) / count)]!);
  for (let turn = 0; turn < 12; turn += 1) {
    const members: Float64Array[][] = centers.map(() => []);
    for (const sound of sounds) members[nearestTo(sound, centers)]!.push(sound);
    centers = centers.map((center, kind) => (members[kind]!.length > 0 ? meanOf(members[kind]!) : center));
  }
  return centers;
}

/** How much a sound is of each kind; the shares add up to 1. */
function sharesOf(sound: Float64Array, centers: readonly Float64Array[]): Float64Array {
  const distances = Float64Array.from(centers, (center) => apart(sound, center));
  const least = Math.min(...distances);
  const weights = distances.map((distance) => Math.exp((least - distance) / softness));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function mixOf(shares: Float64Array, changes: readonly Float64Array[]): Float64Array {
  const mix = new Float64Array(bands);
  for (const [kind, share] of shares.entries()) for (let band = 0; band < bands; band += 1) mix[band]! += share * changes[kind]![band]!;
  return mix;
}

/** Levels of the moments that aren't silent, without the loudness of the whole. */
function heardIn(levels: readonly Float64Array[]): Float64Array[] {
  const loudness = levels.map((row) => Math.max(...row));
  const loudest = loudness.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const heard = levels.filter((_, at) => loudness[at]! > loudest - quiet);
  const level = meanOf(heard).reduce((sum, value) => sum + value, 0) / bands;
  return heard.map((row) => row.map((value) => value - level));
}

/** Places of the sample's sounds that each sound is paired with, and those that a sound of the sample chose. */
function pairsOf(sounds: readonly Float64Array[], wanted: readonly Float64Array[]): [place: number, partner: number][] {
  const pairs: [number, number][] = [];
  const chosen = wanted.map(() => ({ place: 0, distance: Number.POSITIVE_INFINITY }));
  for (const [place, sound] of sounds.entries()) {
    const nearest: { partner: number; distance: number }[] = [];
    for (const [partner, other] of wanted.entries()) {
      const distance = apart(sound, other);
      if (distance < chosen[partner]!.distance) chosen[partner] = { place, distance };
      if (nearest.length === partners && distance >= nearest.at(-1)!.distance) continue;
      nearest.push({ partner, distance });
      nearest.sort((one, two) => one.distance - two.distance);
      nearest.length = Math.min(nearest.length, partners);
    }
    for (const { partner } of nearest) pairs.push([place, partner]);
  }
  for (const [partner, { place }] of chosen.entries()) pairs.push([place, partner]);
  return pairs;
}

/** Returns what gives a voice the colors of a sample, kind by kind. `voice`: some seconds of it; more of both tells more of each kind. */
export function kindsShape(voice: Sound, sample: Sound): (samples: Float32Array) => Float32Array {
  const { rate } = voice;
  const own = heardIn(levelsOf(voice.samples, rate));
  const heard = heardIn(levelsOf(sample.samples, sample.rate));
  const usual = usualOf(own.map(shapeOf));
  const sounds = soundsOf(own.map(shapeOf), usual);
  const centers = centersOf(sounds);
  const shares = sounds.map((sound) => sharesOf(sound, centers));
  const heardShapes = heard.map(shapeOf);
  const wantedUsual = usualOf(heardShapes);
  const every = Math.ceil(heard.length / enough);
  const [wanted, wantedSounds] = [heard, soundsOf(heardShapes, wantedUsual)].map((all) =>
    all.filter((_, place) => place % every === 0),
  ) as [Float64Array[], Float64Array[]];
  const [ownMean, wantedMean] = [meanOf(own), meanOf(heard)];
  const whole = wantedMean.map((level, band) => level - ownMean[band]!);
  let changes = centers.map(() => whole);
  for (let turn = 0; turn < turns; turn += 1) {
    const changed = own.map((row, place) => {
      const mix = mixOf(shares[place]!, changes);
      return row.map((level, band) => level + mix[band]!);
    });
    const sums = centers.map(() => whole.map((level) => level * prior));
    const weights = new Float64Array(centers.length).fill(prior);
    for (const [place, partner] of pairsOf(soundsOf(changed.map(shapeOf), wantedUsual), wantedSounds))
      for (const [kind, share] of shares[place]!.entries()) {
        weights[kind]! += share;
        for (let band = 0; band < bands; band += 1) sums[kind]![band]! += share * (wanted[partner]![band]! - own[place]![band]!);
      }
    changes = sums.map((sum, kind) => sum.map((value) => value / weights[kind]!));
  }
  const limited = changes.map((change) => change.map((value) => Math.min(most, Math.max(-most, value))));
  const recolored = (samples: Float32Array): Float32Array => {
    const gains = soundsOf(levelsOf(samples, rate).map(shapeOf), usual).map((sound) => mixOf(sharesOf(sound, centers), limited));
    const at = (place: number) => gains[Math.min(gains.length - 1, Math.max(0, place))]!;
    // A change from one moment to the next would be heard as a click.
    const smooth = gains.map((row, place) => row.map((value, band) => 0.5 * value + 0.25 * (at(place - 1)[band]! + at(place + 1)[band]!)));
    return withGains(samples, rate, smooth);
  };
  const power = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0));
  const gain = power(voice.samples) / (power(recolored(voice.samples)) || 1);
  return (samples) => recolored(samples).map((value) => value * gain);
}
