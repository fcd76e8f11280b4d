import type { Locale } from '../../../contract/locales.ts';
import { loadAllCopy } from './load.ts';

const coming = new Map<Locale, Promise<void>>();

/** The names of all tools, asked for once a language. */
export function names(locale: Locale): Promise<void> {
  const known = coming.get(locale) ?? loadAllCopy(locale).catch(() => void coming.delete(locale));
  coming.set(locale, known);
  return known;
}
