/** Prices as people say them in a shop: “19 euros 99” in French and «19 рублей 99 копеек» in Russian, not a number with a point. */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import { withoutCountry } from './millions.ts';
import { formOf, spokenOf } from './spoken-words.ts';

type Joint = (whole: string, count: number, hundredths: string) => string;

/** How the whole and its hundredths are said together; in Chinese, a price is a number with a point. */
const joints: Readonly<Record<Exclude<Locale, 'zh'>, Joint>> = {
  en: (whole, _, hundredths) => `${whole} and ${hundredths}`,
  fr: (whole, count, hundredths) => `${whole} ${count < 10 ? `et ${hundredths}` : count}`,
  es: (whole, count, hundredths) => `${whole} con ${count < 10 ? hundredths : count}`,
  ru: (whole, _, hundredths) => `${whole} ${hundredths}`,
};

/** A count of hundredths with their name; null for a currency that isn't divided in this language. */
function hundredthsOf(count: number, currency: string, language: Locale): string | null {
  const forms = spokenOf(language, 'hundredth', currency);
  return forms === undefined ? null : `${count} ${formOf(forms, count, language)}`;
}

/** Writes out an amount of a currency, which has an ISO code. */
export function priceSpoken(value: number, currency: string, language: Locale): string {
  const named = (amount: number) =>
    withoutCountry(
      new Intl.NumberFormat(localeFacts[language].tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'name',
        useGrouping: false,
        minimumFractionDigits: 0,
      }).format(amount),
      language,
    );
  // The name of the yuan is that of the money, not what a price is counted in.
  if (language === 'zh' && currency === 'CNY') return `${value}元`;
  const [whole, count] = [Math.floor(value), Math.round((value % 1) * 100)];
  const hundredths = count === 0 || language === 'zh' ? null : hundredthsOf(count, currency, language);
  if (hundredths === null || language === 'zh') return named(value);
  return whole === 0 ? hundredths : joints[language](named(whole), count, hundredths);
}
