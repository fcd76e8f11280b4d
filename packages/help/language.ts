/** The languages that a question may be in, most likely first: its letters tell some of them apart, and the page the rest. */
import { locales, type Locale } from '../../contract/facts/locales.ts';

const scripts: Partial<Record<Locale, RegExp>> = { zh: /\p{Script=Han}/u, ru: /\p{Script=Cyrillic}/u };

/** Returns the languages to try for a question on a page in `locale`. */
export function languagesOf(question: string, locale: Locale): [Locale, ...Locale[]] {
  if (scripts[locale]?.test(question)) return [locale];
  const other = locales.find((each) => scripts[each]?.test(question));
  if (other) return [other];
  // “API?” and “HEIC” are asked on any page.
  return [locale, ...locales.filter((each) => each !== locale && !scripts[each])];
}
