/** Millions of money: the symbol stands beside the number, but its currency is said after the million, “$5 millones” as “5 millones de dólares”. */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';

/** Words for thousands and millions; abbreviations that stand before a symbol, such as the M in “5 M€”; what joins the currency to the word. */
const magnitudes: Readonly<
  Record<Locale, { words: string; short: Readonly<Record<string, string>>; joint: (currency: string, word: string) => string }>
> = {
  en: { words: 'thousand|million|billion|trillion', short: { M: 'million', bn: 'billion' }, joint: () => ' ' },
  fr: {
    words: 'mille|millions?|milliards?',
    short: { M: 'millions', Md: 'milliards', Mds: 'milliards' },
    joint: (currency, word) => (word === 'mille' ? ' ' : /^[aeiouhy]/.test(currency) ? " d'" : ' de '),
  },
  es: { words: 'mil|mil millones|millones|millón|billones', short: { M: 'millones' }, joint: (_, word) => (word === 'mil' ? ' ' : ' de ') },
  ru: { words: 'тысяч[аи]?|миллион(?:а|ов)?|миллиард(?:а|ов)?', short: {}, joint: () => ' ' },
  zh: { words: '[万亿]|百万|千万', short: {}, joint: () => '' },
};

/** Countries are left out of the names of the commonest currencies, as people do. */
export const withoutCountry = (currency: string): string =>
  currency.replace(/российск(?:их|ого|ий)\s|(?:British|US)\s/u, '').replace(/\s(?:США|estadounidenses?|des États-Unis)$/u, '');

/** The currency as it is said after a million: the form that follows a round number. */
function nameOf(code: string, language: Locale): string {
  const parts = new Intl.NumberFormat(localeFacts[language].tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(100);
  return withoutCountry(parts.find(({ type }) => type === 'currency')!.value);
}

/** Writes out amounts such as `$5 millones`, `5 millones €` and `5 M€`. `codes`: the currency of each symbol. */
export function millionsSpoken(text: string, language: Locale, codes: Readonly<Record<string, string>>): string {
  const { words, short, joint } = magnitudes[language];
  const symbols = `[${Object.keys(codes).join('')}]`;
  const gap = String.raw`[\s\u00A0\u202F]?`;
  const number = String.raw`\d+(?:[.,\u0020\u00A0\u202F]\d+)*`;
  const said = (amount: string, word: string, symbol: string) => {
    const currency = nameOf(codes[symbol]!, language);
    const whole = short[word] ?? word;
    return `${amount}${language === 'zh' ? '' : ' '}${whole}${joint(currency, whole)}${currency}`;
  };
  const all = [words, ...Object.keys(short)].join('|');
  return text
    .replaceAll(
      new RegExp(`(${symbols})${gap}(${number})${gap}(${all})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`, 'gu'),
      (_, symbol, amount, word) => said(amount, word, symbol),
    )
    .replaceAll(new RegExp(`(?<!\\d)(${number})${gap}(${all})${gap}(${symbols})`, 'gu'), (_, amount, word, symbol) =>
      said(amount, word, symbol),
    );
}
