/**
 * The parody voice: rules of pitch and rhythm on a synthetic voice, made from no recording of anybody. It always says first what it is,
 * in the language that it then speaks.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { EspeakVoice } from './voices.ts';

export const spokenTag: Record<Locale, string> = {
  en: 'This is a parody, spoken by a synthetic voice.',
  zh: '以下是戏仿内容，由合成语音朗读。',
  fr: 'Ceci est une parodie, lue par une voix de synthèse.',
  es: 'Esto es una parodia, leída por una voz sintética.',
  ru: 'Это пародия, её читает синтезированный голос.',
};

/** Unhurried, with a wide melody and long breaths. */
export const parodyRate = 145;
export const parodyPause = 0.35;

export const parodyVoice = (base: EspeakVoice): EspeakVoice => ({ name: `${base.name.split('+')[0]}+m7`, pitch: 34, range: 85 });

/** The rhythm of a rally: what stands between two commas is a sentence of its own. */
export function inPhrases(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const phrases = sentence
      .split(/(?<=[,;:，；：、])\s*/u)
      .map((phrase) => phrase.trim())
      .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
    return phrases.map((phrase) => phrase.replace(/[,;:，；：、]$/u, '.'));
  });
}
