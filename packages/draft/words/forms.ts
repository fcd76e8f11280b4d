/** Letters and word forms: how a word of a prompt is brought to the form that the dictionary has. */
import { locales } from '../../../contract/facts/locales.ts';

/** Converts to lower case and removes accents and elisions; Cyrillic letters stay, except that ё becomes е. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<!\p{L})(?:[cdjlmnst]|qu)'/gu, '$& ')
    .replaceAll("' ", ' ')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ё', 'е');

/** Suffixes that stemming removes, by language: grammar, which is code; the words themselves are in the tables. */
const endings: Record<(typeof locales)[number], RegExp> = {
  en: /(ing|ies|es|s|ed)$/,
  zh: /$/,
  fr: /(es|s|x|e)$/,
  es: /(itos?|itas?|es|s|o|a)$/,
  ru: /(ами|ями|ого|его|ому|ыми|ими|ах|ях|ой|ей|ом|ем|ою|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|а|я|о|е|ы|и|у|ю|ь)$/,
};

/** Stems each word of a phrase. */
export const stem = (phrase: string, language: number): string =>
  phrase
    .split(' ')
    .map((word) => {
      const shorter = word.replace(endings[locales[language]!], '');
      return shorter.length >= 3 ? shorter : word;
    })
    .join(' ');
