/** Synthesizes sound: wind and a bell tower for the night, soft chords for a meeting. */
import type { Sound } from '../media/video.ts';

const rate = 44_100;

type Track = Float32Array;
const hertz = (semitones: number): number => 220 * 2 ** (semitones / 12);

/** Adds a tone that rises over `attack` seconds and halves every `half` seconds; `parts` are [multiple of the pitch, loudness]. */
function tone(
  track: Track,
  start: number,
  pitch: number,
  {
    loud,
    attack,
    half,
    length,
    parts,
  }: { loud: number; attack: number; half: number; length: number; parts: readonly (readonly [number, number])[] },
): void {
  const from = Math.floor(start * rate);
  const to = Math.min(track.length, from + Math.floor(length * rate));
  for (let at = Math.max(0, from); at < to; at += 1) {
    const seconds = (at - from) / rate;
    const swell = Math.min(1, seconds / attack) * 0.5 ** (seconds / half) * Math.min(1, (to - at) / (0.05 * rate));
    let value = 0;
    for (const [times, share] of parts) value += share * Math.sin(2 * Math.PI * pitch * times * seconds);
    track[at]! += value * loud * swell;
  }
}

/** Wind: noise through two wandering resonances. */
function wind(track: Track, random: () => number, loud: number): void {
  let [low, band] = [0, 0];
  for (let at = 0; at < track.length; at += 1) {
    const seconds = at / rate;
    const pitch = 420 + 260 * Math.sin(seconds * 0.9) + 120 * Math.sin(seconds * 2.3 + 1);
    const gust = 0.55 + 0.45 * Math.sin(seconds * 0.7 + 0.5) * Math.sin(seconds * 1.7);
    const step = 2 * Math.sin((Math.PI * pitch) / rate);
    low += step * band;
    band += step * (random() * 2 - 1 - low - 0.12 * band);
    track[at]! += band * loud * gust;
  }
}

function thunder(track: Track, start: number, random: () => number, loud: number): void {
  let low = 0;
  const from = Math.floor(start * rate);
  for (let at = Math.max(0, from); at < Math.min(track.length, from + rate * 3); at += 1) {
    const seconds = (at - from) / rate;
    low += (random() * 2 - 1 - low) * (0.012 + 0.1 * Math.exp(-seconds * 9));
    track[at]! += low * loud * Math.exp(-seconds * 1.4) * (0.7 + 0.3 * Math.sin(seconds * 17) * Math.sin(seconds * 5));
  }
}

/** Normalizes to just below full scale and fades both ends. */
function finished(track: Track): Sound {
  const loudest = track.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const fade = rate * 0.4;
  const samples = track.map((value, at) => (value / loudest) * 0.8 * Math.min(1, at / (rate * 0.02), (track.length - at) / fade));
  return { samples, rate, channels: 1 };
}

const bell = [
  [0.5, 0.5],
  [1, 1],
  [1.19, 0.45],
  [1.56, 0.3],
  [2, 0.4],
  [2.66, 0.2],
  [3.01, 0.15],
] as const;
const organ = [
  [1, 1],
  [2, 0.45],
  [3, 0.2],
  [0.5, 0.5],
] as const;
const strings = [
  [1, 1],
  [1.003, 0.8],
  [2, 0.3],
  [3, 0.12],
  [0.5, 0.3],
] as const;
const musicBox = [
  [1, 1],
  [2, 0.3],
  [4.1, 0.12],
] as const;

/** `strike`: the second at which the lightning falls. */
export function nightSound(seconds: number, strike: number, random: () => number): Sound {
  const track = new Float32Array(Math.ceil(seconds * rate));
  wind(track, random, 0.1);
  thunder(track, strike, random, 2.2);
  for (const [index, note] of [-21, -20, -21, -24].entries())
    tone(track, strike + index * 1.15, hertz(note), { loud: 0.16, attack: 0.25, half: 1.6, length: 1.7, parts: organ });
  for (const time of [strike + 0.25, strike + 2.2, strike + 4.1])
    tone(track, time, hertz(-5), { loud: 0.2, attack: 0.004, half: 0.7, length: 3, parts: bell });
  for (const [index, note] of [15, 14, 10, 11, 8, 9, 3].entries())
    tone(track, strike + 0.9 + index * 0.42, hertz(note), { loud: 0.06, attack: 0.004, half: 0.25, length: 1, parts: musicBox });
  return finished(track);
}

/** `touch`: the second at which the two people touch. */
export function tenderSound(seconds: number, touch: number): Sound {
  const track = new Float32Array(Math.ceil(seconds * rate));
  const chords = [
    [-9, -5, -2, 3],
    [-12, -4, 0, 3],
    [-7, -4, 0, 5],
    [-9, -5, -2, 3],
  ];
  const each = touch / 2;
  for (const [index, chord] of chords.entries())
    for (const note of chord)
      tone(track, index * each, hertz(note), { loud: 0.1, attack: 0.5, half: 2.5, length: each * 1.5, parts: strings });
  const melody = [10, 12, 15, 12, 17, 15, 19, 22];
  for (const [index, note] of melody.entries())
    tone(track, (touch * index) / melody.length + 0.1, hertz(note), { loud: 0.09, attack: 0.004, half: 0.5, length: 1.6, parts: musicBox });
  for (const [index, note] of [15, 19, 22, 27, 31].entries())
    tone(track, touch + index * 0.07, hertz(note), { loud: 0.12, attack: 0.004, half: 0.8, length: 2.5, parts: musicBox });
  return finished(track);
}
