/**
 * Ordinals, Roman numerals, and Russian dates, which a synthesizer reads as bare numbers or as letters. The words and endings are in
 * `spoken.<locale>.tsv`; how a language joins them is code.
 */
import type { Locale } from '../../../contract/facts/locales.ts';
import { spokenIn, spokenOf } from './spoken-words.ts';

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** The value of a Roman numeral of up to 89. */
const valueOfRoman = (roman: string): number =>
  [...roman].reduce((sum, one, at, all) => sum + romans[one]! * (romans[one]! < (romans[all[at + 1] ?? ''] ?? 0) ? -1 : 1), 0);

/** `ending`: as of “первый”, without the stem. The third has soft endings, and four of them are stressed in the nominative. */
function russianOrdinal(count: number, ending: string): string | null {
  const [tens, ones] = [Math.trunc(count / 10), count % 10];
  if (count < 1 || count > 99) return null;
  const last = count < 20 ? count : ones || 0;
  const stem = spokenOf('ru', 'ordinal', String(last || count))!;
  const stressed = last === 2 || last === 6 || last === 7 || last === 8 || (last === 0 && tens === 4);
  const end = last === 3 ? (spokenOf('ru', 'soft ending', ending) ?? ending) : stressed && ending === 'ый' ? 'ой' : ending;
  return `${count >= 20 && last > 0 ? `${spokenOf('ru', 'cardinal', String(tens * 10))} ` : ''}${stem}${end}`;
}

/** “2026 года”, of which only the last word is an ordinal. */
function russianYear(year: number, ending: string): string | null {
  const rest = year % 100;
  const ordinal = russianOrdinal(rest, ending);
  if (year < 1100 || year > 2099 || !ordinal) return null;
  const [thousands, hundreds] = [Math.trunc(year / 1000), Math.trunc((year % 1000) / 100)];
  const cardinal = (count: number) => spokenOf('ru', 'cardinal', String(count));
  return [cardinal(thousands * 1000), cardinal(hundreds * 100), ordinal].filter(Boolean).join(' ');
}

/** The names of the months beside a day, as alternatives of a regular expression. */
export const monthsOf = (language: Locale): string =>
  Array.from({ length: 12 }, (_, month) => {
    const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
      Date.UTC(2000, month, 1),
    );
    return parts.find(({ type }) => type === 'month')!.value;
  }).join('|');
const russianMonths = monthsOf('ru');
/** Two of what is counted; 人民, the people, isn't. */
const twoOf = new RegExp(String.raw`(?<![\d.第/:-])2(${[...spokenIn('zh', 'measure word').keys()].join('|')})(?!(?<=人)民)`, 'gu');

/** Women whose number is that of a queen. */
const queens = /^(?:\p{Lu}\p{Ll}*a|Isabel|Beatriz)$/u;

/** Names of women in the nominative; the men among them are known. */
const russianQueens = /^(?!Никита$|Илья$|Лука$|Фома$|Саша$).+[ая]$/u;

/** A Spanish king or pope up to the tenth has an ordinal, later ones and centuries a number. */
function spanishRoman(name: string, roman: string): string {
  const count = valueOfRoman(roman);
  const stem = spokenOf('es', 'ordinal', String(count));
  if (!stem || /^siglos?$/iu.test(name)) return `${name} ${count}`;
  return `${name} ${stem}${queens.test(name) ? 'a' : 'o'}`;
}

/** Nouns whose Roman numeral is a number, as alternatives of a regular expression. */
const numberedIn = (language: Locale): string => [...spokenIn(language, 'numbered').keys()].join('|');
/** “Chapter IV” with a number. */
const numbered = (text: string, language: Locale): string =>
  text.replaceAll(new RegExp(String.raw`(?<=(?<!\p{L})(?:${numberedIn(language)})\s)([IVX]{1,5})(?![\p{L}\d])`, 'gu'), (_, roman: string) =>
    String(valueOfRoman(roman)),
  );

const englishEndings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' });
/** A number with the ending of its ordinal: “21st”. */
export const englishOrdinal = (count: number): string => `${count}${englishEndings[englishOrdinals.select(count)]}`;

/** Years before 2000 in two halves, where a word says that they are years; decades; kings, but not the pronoun after a name. */
const english = (text: string): string =>
  numbered(text, 'en')
    .replaceAll(
      /(?<![\p{L}\d])['’]?(1[1-9]|20)?([2-9]0)s(?!\p{L})/gu,
      (_, century: string | undefined, tens: string) => `${century === undefined ? '' : `${century} `}${spokenOf('en', 'decade', tens)}`,
    )
    .replaceAll(
      /(?<=(?<!\p{L})(?:in|since|from|until|till|by|of|to|and|between|year|years|circa|through|before|after|around|(?:st|nd|rd|th),)\s)(1[1-9])([1-9]\d|0[1-9])(?!\d|[.,:]\d|\s?\p{Sc}|\s\p{Ll})/gu,
      (_, century: string, rest: string) => `${century} ${rest.replace(/^0/u, 'oh ')}`,
    )
    .replaceAll(/(?<=\p{Lu}\p{Ll}+\s)([IVX]{2,5})(?![\p{L}\d])/gu, (_, roman: string) => `the ${englishOrdinal(valueOfRoman(roman))}`);

const rules: Readonly<Record<Locale, (text: string) => string>> = {
  en: english,
  zh: (text) =>
    text
      .replaceAll(/(?<!\d)(\d{4})(?=年|[-–—~～到至]\d{4}年)/gu, (year) =>
        [...year].map((digit) => '零一二三四五六七八九'[Number(digit)]).join(''),
      )
      .replaceAll(/(?<=[零一二三四五六七八九]{4})[-–—~～](?=[零一二三四五六七八九]{4}年)/gu, '到')
      .replaceAll(twoOf, (whole, counted: string) => spokenOf('zh', 'measure word', counted) ?? whole),
  fr: (text) =>
    numbered(text, 'fr')
      // Its synthesizer reads the digit without a liaison: “François premier et”.
      .replaceAll(/(?<![\p{L}\d])I(?=(?:er|re|ère)(?!\p{L}))/gu, '1')
      .replaceAll(/(?<![\p{L}\d])([IVX]{1,5}|\d{1,2})(?:e|ème|è)(?![\p{L}\d])/gu, (whole, numeral: string) => {
        const count = /\d/u.test(numeral) ? Number(numeral) : valueOfRoman(numeral);
        return count > 1 ? (spokenOf('fr', 'ordinal', String(count)) ?? whole) : whole;
      })
      .replaceAll(/(?<=\p{Lu}\p{Ll}+\s)([IVX]{1,5})(?![\p{L}\d])/gu, (_, roman: string) => {
        const count = valueOfRoman(roman);
        return count === 1 ? 'premier' : String(count);
      }),
  es: (text) =>
    numbered(text, 'es')
      .replaceAll(/(?<![\p{L}\d])([13])\.?er(?!\p{L})/gu, (_, digit: string) => spokenOf('es', 'ordinal', digit)!)
      .replaceAll(/(?<![\p{L}\d])(\d{1,2})\.?([ºª])/gu, (whole, digits: string, sex: string, at: number, all: string) => {
        const stem = spokenOf('es', 'ordinal', String(Number(digits)));
        if (!stem) return whole;
        // Only before its noun does “tercero” lose its end.
        return sex === 'ª' ? `${stem}a` : stem.endsWith('er') && /^\s\p{Ll}/u.test(all.slice(at + whole.length)) ? stem : `${stem}o`;
      })
      .replaceAll(/(?<!\p{L})(\p{Lu}\p{Ll}+|[Ss]iglos?)\s([IVX]{1,5})(?![\p{L}\d])/gu, (_, name: string, roman: string) =>
        spanishRoman(name, roman),
      ),
  ru: (text) =>
    text
      .replaceAll(
        new RegExp(String.raw`(?<![\p{L}])(${numberedIn('ru')})\s([IVX]{1,5})(?![\p{L}\d])`, 'gu'),
        (whole, noun: string, roman: string) => {
          const ordinal = russianOrdinal(valueOfRoman(roman), spokenOf('ru', 'numbered', noun)!);
          return ordinal ? `${noun} ${ordinal}` : whole;
        },
      )
      .replaceAll(new RegExp(String.raw`(?<!\d)(\d{1,2})\s(${russianMonths})`, 'gu'), (whole, day: string, month: string) => {
        const ordinal = russianOrdinal(Number(day), 'ого');
        return ordinal ? `${ordinal} ${month}` : whole;
      })
      .replaceAll(/(?<!\d)(\d{4})\s(года|году)(?!\p{L})/gu, (whole, year: string, noun: string) => {
        const said = russianYear(Number(year), noun === 'году' ? 'ом' : 'ого');
        return said ? `${said} ${noun}` : whole;
      })
      // “On the first” and “he came first” are written alike.
      .replaceAll(
        /(?<=(?<!\p{L})(?:в|во|на|о|об|при)\s)(\d{1,2})-м(?!\p{L})/giu,
        (whole, digits: string) => russianOrdinal(Number(digits), 'ом') ?? whole,
      )
      .replaceAll(/(?<![\d-])(\d{1,2})-(й|я|е|го|му|м|ю|х)(?!\p{L})/gu, (whole, digits: string, ending: string) => {
        // Round tens are the years of a decade.
        const isDecade = ending === 'е' && Number(digits) >= 20 && digits.endsWith('0');
        return russianOrdinal(Number(digits), isDecade ? 'ые' : spokenOf('ru', 'short ending', ending)!) ?? whole;
      })
      .replaceAll(/(?<![\p{L}\d])([IVX]{1,5}|\d{1,2})\s(век(?:а|е|у|ом)?)(?!\p{L})/gu, (whole, roman: string, noun: string) => {
        const ordinal = russianOrdinal(/\d/u.test(roman) ? Number(roman) : valueOfRoman(roman), spokenOf('ru', 'century', noun)!);
        return ordinal ? `${ordinal} ${noun}` : whole;
      })
      .replaceAll(/(\p{Lu}\p{Ll}+)\s([IVX]{1,5})(?![\p{L}\d])/gu, (whole, name: string, roman: string) => {
        const ordinal = russianOrdinal(valueOfRoman(roman), russianQueens.test(name) ? 'ая' : 'ый');
        return ordinal ? `${name} ${ordinal}` : whole;
      }),
};

/** The text with its ordinals in words. */
export const ordinalsSpoken = (text: string, language: Locale): string => rules[language](text);
