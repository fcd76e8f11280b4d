/** Millions of money: the symbol stands beside the number, but its currency is said after the million, “$5 millones” as “5 millones de dólares”. */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import { spokenIn } from './spoken-words.ts';

/** What joins the currency to the word for a million. */
const joints: Readonly<Record<Locale, (currency: string, word: string) => string>> = {
  en: () => ' ',
  fr: (currency, word) => (word === 'mille' ? ' ' : /^[aeiouhy]/.test(currency) ? " d'" : ' de '),
  es: (_, word) => (word === 'mil' ? ' ' : ' de '),
  ru: () => ' ',
  zh: () => '',
};

/** Countries are left out of the names of the commonest currencies, as people do. */
export const withoutCountry = (currency: string, language: Locale): string =>
  [...spokenIn(language, 'country of money').keys()].reduce(
    (name, country) => name.replace(new RegExp(`(?<!\\p{L})${country}\\s|\\s${country}$`, 'u'), ''),
    currency,
  );

/** The currency as it is said after a million: the form that follows a round number. */
function nameOf(code: string, language: Locale): string {
  const parts = new Intl.NumberFormat(localeFacts[language].tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(100);
  return withoutCountry(parts.find(({ type }) => type === 'currency')!.value, language);
}

/** Writes out amounts such as `$5 millones`, `5 millones €` and `5 M€`. `codes`: the currency of each symbol. */
export function millionsSpoken(text: string, language: Locale, codes: Readonly<Record<string, string>>): string {
  const magnitudes = spokenIn(language, 'magnitude');
  const symbols = `[${Object.keys(codes).join('')}]`;
  const gap = String.raw`[\s\u00A0\u202F]?`;
  const number = String.raw`\d+(?:[.,\u0020\u00A0\u202F]\d+)*`;
  const said = (amount: string, word: string, symbol: string) => {
    const currency = nameOf(codes[symbol]!, language);
    const whole = magnitudes.get(word)!;
    return `${amount}${language === 'zh' ? '' : ' '}${whole}${joints[language](currency, whole)}${currency}`;
  };
  // The longer word first: “mil millones” begins as “mil” does.
  const all = [...magnitudes.keys()].toSorted((one, other) => other.length - one.length).join('|');
  return text
    .replaceAll(
      new RegExp(`(${symbols})${gap}(${number})${gap}(${all})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`, 'gu'),
      (_, symbol, amount, word) => said(amount, word, symbol),
    )
    .replaceAll(new RegExp(`(?<!\\d)(${number})${gap}(${all})${gap}(${symbols})`, 'gu'), (_, amount, word, symbol) =>
      said(amount, word, symbol),
    );
}
