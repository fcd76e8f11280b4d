/** Splits a person's text into sentences that a synthesizer reads as plain words. */
import type { Locale } from '../../contract/facts/locales.ts';

/** The language of a text by its script; a script that several languages share is read in the person's own language. */
export function languageOf(text: string, own: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const [han, cyrillic, latin] = [count(/\p{Script=Han}/gu), count(/\p{Script=Cyrillic}/gu), count(/\p{Script=Latin}/gu)];
  if (han > 0 && han * 3 >= cyrillic && han * 3 >= latin) return 'zh';
  if (cyrillic > latin) return 'ru';
  return own === 'zh' || own === 'ru' ? 'en' : own;
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
