/** Telephone numbers, which a synthesizer reads as amounts: in English and Chinese digit by digit, elsewhere in the groups that were written. */
import type { Locale } from '../../../contract/facts/locales.ts';

/** Groups of digits with spaces, hyphens or periods between them, and a country or an area in front. */
const groups =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:/#-])(\+\d{1,3}[\s.-]?|[18][-.](?=\d{3}))?(\(\d{1,5}\)[\s.-]?)?(\d{2,5}(?:[\s.-]\d{2,5}){1,5})(?![\p{Script=Latin}\p{Script=Cyrillic}年\d:/%]|[.,]\d)/gu;

/** What only numbers of telephones have: a country, an area in parentheses, a zero in front, pairs between periods, or seven digits and more with hyphens. */
function isTelephone(whole: string, digits: number): boolean {
  if (digits < 7 || digits > 15 || /^(?:\d{4}-\d\d-\d\d|\d\d?\.\d\d?\.\d{4})$/.test(whole)) return false;
  return (
    /^(?:[+(]|[18]-\d{3}-)/.test(whole) ||
    /^0\d/.test(whole) ||
    /^1\d\d[\s-]?\d{4}[\s-]?\d{4}$/.test(whole) ||
    /^(?:\d{3}-\d{4}|\d{2,4}(?:-\d{2,4}){2,})$/.test(whole)
  );
}

const spaced = (digits: string): string => [...digits].join(' ');
const inPairs = (digits: string): string => (digits.length === 4 ? `${digits.slice(0, 2)} ${digits.slice(2)}` : digits);

const readings: Readonly<Record<Exclude<Locale, 'ru'>, (groups: readonly string[]) => string>> = {
  en: (all) => all.map(spaced).join(', '),
  zh: (all) => all.map(spaced).join(' '),
  fr: (all) => all.join(' '),
  es: (all) => all.map(inPairs).join(' '),
};

/** The text with its telephone numbers as they are read aloud. */
export const telephonesSpoken = (text: string, language: Locale): string =>
  text.replaceAll(groups, (whole, country: string | undefined, area: string | undefined, local: string) => {
    if (!isTelephone(whole, whole.replaceAll(/\D/gu, '').length)) return whole;
    // Its synthesizer knows them by their hyphens.
    if (language === 'ru') return whole.replaceAll(/[()]/gu, '');
    const isDigitByDigit = language === 'en' || language === 'zh';
    const code = (country ?? '').replaceAll(/[^\d+]/gu, '');
    const front = isDigitByDigit ? code.replaceAll(/(?<=\d)(?=\d)/gu, ' ') : code;
    const place = area === undefined ? [] : [area.replaceAll(/\D/gu, '')];
    const read = readings[language]([...place, ...local.split(/[\s.-]/u)]);
    return front === '' ? read : `${front}${language === 'en' ? ', ' : ' '}${read}`;
  });
