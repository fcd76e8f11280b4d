/** The five languages (spec §2, §9). English URLs have no prefix. */
export const locales = ['en', 'zh', 'fr', 'es', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** The language of URLs without a prefix, and the fallback when the client accepts none of the five. */
export const defaultLocale: Locale = 'en';

/** The tag for `lang`, hreflang and Intl, and the name of the language in the language itself. */
export const localeFacts: Record<Locale, { tag: string; name: string }> = {
  en: { tag: 'en-US', name: 'English' },
  zh: { tag: 'zh-CN', name: '中文' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  ru: { tag: 'ru-RU', name: 'Русский' },
};

/** Returns whether a value is one of the five locales. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/**
 * Splits a path into locale and unprefixed path: `/fr/pricing` → `{ locale: 'fr', path: '/pricing' }`. An unknown prefix stays part of the
 * path.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split('/')[1] ?? '';
  if (first !== defaultLocale && isLocale(first)) return { locale: first, path: pathname.slice(first.length + 1) || '/' };
  return { locale: defaultLocale, path: pathname || '/' };
}

/** Returns the path of a page in a locale: no prefix for English, `/fr/pricing` for the others. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
