/**
 * The parody voice: pitch and rhythm rules on a synthetic voice, without a recording of any person. It always starts with a disclosure in
 * the language that it speaks.
 */
import type { Locale } from '../../contract/facts/locales.ts';
import type { EspeakVoice } from './voices.ts';

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

export const parodyVoice = (base: EspeakVoice): EspeakVoice => ({ name: `${base.name.split('+')[0]}+m5`, pitch: 34, range: 85 });

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
