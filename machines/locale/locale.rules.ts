import { isLocale, localePath, splitLocale, type Locale } from '../../contract/facts/locales.ts';
import type { Preference } from './locale.types.ts';

/** The first of the browser's languages that is supported: `['de', 'fr-CA', 'en']` → `fr`. */
export function detectLocale(languages: readonly string[]): Locale | null {
  return languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? null;
}

const pathname = (href: string): string => href.split(/[?#]/)[0] ?? '/';

/** The language of an address, from its prefix; English without one. */
export const localeOf = (href: string): Locale => splitLocale(pathname(href)).locale;

/** The same page, query and hash in another language: `/pricing?tab=year#packs` → `/fr/pricing?tab=year#packs`. */
export function inLocale(locale: Locale, href: string): string {
  const { path } = splitLocale(pathname(href));
  return localePath(locale, path) + href.slice(pathname(href).length);
}

/**
 * The language to redirect a visitor of the start page to; null to stay. Any other address keeps its language, because a link must open
 * what it names.
 */
export function drawnTo(href: string, { stored, detected }: Preference): Locale | null {
  const preferred = stored ?? detected;
  return pathname(href) === '/' && preferred !== null && preferred !== localeOf(href) ? preferred : null;
}
