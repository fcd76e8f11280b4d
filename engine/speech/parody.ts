/**
 * The parody voice: pitch and rhythm rules on a synthetic voice, without a recording of any person. It always starts with a disclosure in
 * the language that it speaks.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { Sound } from '../media/film.ts';
import { pitchAt, rangeOf, trackPitch } from './pitch.ts';
import { repitch } from './repitch.ts';
import { defaultRate, type EspeakVoice } from './voices.ts';

export const spokenTag: Record<Locale, string> = {
  en: 'This is a parody, spoken by a synthetic voice.',
  zh: '以下是恶搞内容，由合成语音朗读。',
  fr: 'Ceci est une parodie, lue par une voix de synthèse.',
  es: 'Esto es una parodia, leída por una voz sintética.',
  ru: 'Это пародия, её читает синтезированный голос.',
};

/** Words per minute: slow, with a wide melody and long pauses. */
export const parodyRate = 145;
export const parodyPause = 0.35;
/** The same pace as a share of the usual one. */
export const parodyPace = parodyRate / defaultRate;

export const parodyVoice = (base: EspeakVoice): EspeakVoice => ({ name: `${base.name.split('+')[0]}+m5`, pitch: 34, range: 85 });

/** Seconds of a phrase's end over which the pitch drops, and by how much. */
const [ending, drop] = [0.5, 0.25];

/** The melody of a rally: what goes up and down goes farther, and the end of a phrase drops. */
export function exaggerated(sound: Sound): Sound {
  const { samples, rate } = sound;
  const track = trackPitch(samples, rate);
  const { median } = rangeOf(track);
  if (median === 0) return sound;
  const ratioAt = (place: number) => {
    const left = (samples.length - place) / rate / ending;
    return ((pitchAt(track, place) || median) / median) ** 0.7 * (left < 1 ? 1 - drop * (1 - left) : 1);
  };
  return { ...sound, samples: repitch(samples, rate, track, ratioAt, 1) };
}

/** The rhythm of a rally: each part between two commas becomes a sentence. */
export function inPhrases(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const phrases = sentence
      .split(/(?<=[,;:，；：、])\s*/u)
      .map((phrase) => phrase.trim())
      .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
    return phrases.map((phrase) => phrase.replace(/[,;:，；：、]$/u, '.'));
  });
}
