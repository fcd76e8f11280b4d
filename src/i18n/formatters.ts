import type { FormattersInitializer } from 'typesafe-i18n';
import { localeFacts } from '../../contract/facts/locales.ts';
import type { Formatters, Locales } from './i18n-types.ts';

/** Numbers as the language writes them. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale: Locales) => {
  const numbers = new Intl.NumberFormat(localeFacts[locale].tag);
  return { number: (value: unknown) => numbers.format(Number(value)) } as Formatters;
};
