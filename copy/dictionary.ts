/** The dictionaries as functions: the one place that knows typesafe-i18n, for the browser and the server alike. */
import { i18nObject, type FormattersInitializer } from 'typesafe-i18n';
import { localeFacts, type Locale } from '../contract/facts/locales.ts';
import type { Formatters, Namespaces, TranslationFunctions, Translations } from './generated/types.ts';

export type { Namespaces } from './generated/types.ts';
export type Words = TranslationFunctions;

/** A shell and the pages that are loaded so far. */
export type Dictionary = Readonly<Record<string, unknown> & Partial<Record<Namespaces, unknown>>>;

/** Numbers as the language writes them. */
const formattersOf: FormattersInitializer<Locale, Formatters> = (locale) => {
  const numbers = new Intl.NumberFormat(localeFacts[locale].tag);
  return { number: (value: unknown) => numbers.format(Number(value)) } as Formatters;
};

/**
 * A dictionary's texts as functions of their parameters; a text that is not in it is an empty string. Promises cannot carry the result: it has
 * a function for every name, `then` too.
 */
export const wordsOver = (locale: Locale, dictionary: Dictionary): Words =>
  i18nObject<Locale, Translations, Words, Formatters>(locale, dictionary as Translations, formattersOf(locale));
