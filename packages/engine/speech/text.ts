/** Splits a person's text into sentences that a synthesizer reads as plain words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import type { Locale } from '../../../contract/facts/locales.ts';

/** Letters that only one of the languages in Latin letters has. */
const ownLetters = {
  en: /(?!)/u,
  fr: /[àâçèêëîïôœùû]|\b(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/u,
  es: /[ñáíóú¿¡]/u,
} as const;
type LatinLocale = keyof typeof ownLetters;
const latinLocales = Object.keys(ownLetters) as LatinLocale[];

/** Small words that tell the languages apart, by `small-words.tsv`. */
const smallWords = new Map(
  rowsOf(readFileSync(join(import.meta.dirname, 'small-words.tsv'), 'utf8'), 'small-words.tsv', ['language', 'words']).map(({ cells }) => [
    cells.language,
    new Set(cells.words.split(',')),
  ]),
);

/** The language of a text in Latin letters; `own` where nothing tells. */
function latinLanguageOf(text: string, own: LatinLocale): LatinLocale {
  const lower = text.normalize('NFC').toLowerCase();
  const words = lower.replaceAll('’', "'").match(/[\p{L}']+/gu) ?? [];
  const score = (locale: LatinLocale) => {
    const known = smallWords.get(locale);
    return words.filter((word) => known?.has(word)).length + (ownLetters[locale].test(lower) ? 1 : 0) + (locale === own ? 0.5 : 0);
  };
  return latinLocales.reduce((best, one) => (score(one) > score(best) ? one : best), own);
}

/** The language of a text by its script and its small words; the person's own language where nothing tells. */
export function languageOf(text: string, own: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const [han, cyrillic, latin] = [count(/\p{Script=Han}/gu), count(/\p{Script=Cyrillic}/gu), count(/\p{Script=Latin}/gu)];
  if (han > 0 && han * 3 >= cyrillic && han * 3 >= latin) return 'zh';
  if (cyrillic > latin) return 'ru';
  return latinLanguageOf(text, own === 'zh' || own === 'ru' ? 'en' : own);
}

/** Removes the markup that synthesizers interpret (tags, phoneme brackets) and characters without a sound. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>]|[[\]{}|\\^~`_*#]/gu, ' ')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\uFE0F\u20E3]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const speakable = /[\p{L}\p{N}]/u;

/** The speakable sentences, in order. */
export function sentencesOf(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replaceAll(/\r?\n+/gu, '\n'));
  return [...segments].map(({ segment }) => plain(segment)).filter((sentence) => speakable.test(sentence));
}
