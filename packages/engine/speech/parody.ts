/**
 * The parody voice: a mix of synthetic speakers with rules of pitch and rhythm, without a recording of any person. It always ends with a
 * disclosure in the language that it speaks.
 */
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Sound } from '../media/video.ts';
import type { Voice } from '../voice/read.ts';
import { pitchAt, rangeOf, trackPitch } from './pitch.ts';
import { repitch } from './repitch.ts';
import { kokoroVoiceOf } from './voices.ts';

/** Short, because it is part of every joke. */
export const spokenTag: Record<Locale, string> = {
  en: 'A parody, in a synthetic voice.',
  zh: '恶搞内容，合成语音。',
  fr: 'Parodie, voix de synthèse.',
  es: 'Parodia con voz sintética.',
  ru: 'Пародия, голос синтезирован.',
};

/** Share of the usual pace, and seconds of silence after a phrase and before the disclosure. */
export const parodyPace = 0.88;
export const parodyPause = 0.35;

/** A deep voice, exaggerated away from a gentle one, with the melody of a speaker of the language. */
export function parodyVoice(language: Locale): Voice {
  if (language === 'ru') return { speaker: 'aleksandr', pitch: 0.75 };
  const { style, accent } = kokoroVoiceOf('deep', language);
  return {
    accent,
    style: { sound: { am_fenrir: 0.8, am_onyx: 0.5, af_heart: -0.3 }, melody: language === 'en' ? { am_fenrir: 1 } : style.melody },
  };
}

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
