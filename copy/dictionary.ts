/** The dictionaries as functions. Only this module depends on typesafe-i18n, for the browser and the server alike. */
import { i18nObject, type FormattersInitializer } from 'typesafe-i18n';
import { localeFacts, type Locale } from '../contract/facts/locales.ts';
import type { Formatters, Namespaces, TranslationFunctions, Translations } from './generated/types.ts';

export type { Namespaces } from './generated/types.ts';
export type Words = TranslationFunctions;

/** The shell's texts plus those of the pages loaded so far. */
export type Dictionary = Readonly<Record<string, unknown> & Partial<Record<Namespaces, unknown>>>;

/** Formats numbers for the locale. */
const formattersOf: FormattersInitializer<Locale, Formatters> = (locale) => {
  const numbers = new Intl.NumberFormat(localeFacts[locale].tag);
  return { number: (value: unknown) => numbers.format(Number(value)) } as Formatters;
};

/**
 * Returns the texts of a dictionary as functions of their parameters; a missing text is an empty string. A promise must not resolve to the
 * result: it has a function for every name, including `then`, so it would be treated as a thenable.
 */
export const wordsOver = (locale: Locale, dictionary: Dictionary): Words =>
  i18nObject<Locale, Translations, Words, Formatters>(locale, dictionary as Translations, formattersOf(locale));
