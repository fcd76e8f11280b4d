/** From what a person wrote to sentences that a synthesizer reads as words and nothing else. */
import type { Locale } from '../../contract/facts/locales.ts';

/** The language of a text by its script; letters that several languages share are read as the person's own. */
export function languageOf(text: string, own: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const [han, cyrillic, latin] = [count(/\p{Script=Han}/gu), count(/\p{Script=Cyrillic}/gu), count(/\p{Script=Latin}/gu)];
  if (han > 0 && han * 3 >= cyrillic && han * 3 >= latin) return 'zh';
  if (cyrillic > latin) return 'ru';
  return own === 'zh' || own === 'ru' ? 'en' : own;
}

/** Without the marks by which synthesizers take orders (tags, phoneme brackets), and without what has no sound. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>]|[[\]{}|\\^~`_*#]/gu, ' ')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const speakable = /[\p{L}\p{N}]/u;

/** Sentences with something to say, in order. */
export function sentencesOf(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replaceAll(/\r?\n+/gu, '\n'));
  return [...segments].map(({ segment }) => plain(segment)).filter((sentence) => speakable.test(sentence));
}
