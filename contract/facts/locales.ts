/** The five languages (spec §2, §9). English URLs have no prefix. */
export const locales = ['en', 'zh', 'fr', 'es', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** The language of URLs without a prefix, and the fallback when the client accepts none of the five. */
export const defaultLocale: Locale = 'en';

/** What code puts between texts that it joins, each mark with its spaces; `space` is between two sentences or two parts of one. */
const latin = { space: ' ', listed: ', ', comma: ', ', colon: ': ', semicolon: '; ', stop: '.', open: ' (', close: ')' };
const fullWidth: Marks = { space: '', listed: '、', comma: '，', colon: '：', semicolon: '；', stop: '。', open: '（', close: '）' };

export type Marks = Readonly<typeof latin>;

/** The tag for `lang`, hreflang and Intl, the name of the language in the language itself, and its punctuation. */
export const localeFacts: Record<Locale, { tag: string; name: string; marks: Marks }> = {
  en: { tag: 'en-US', name: 'English', marks: latin },
  zh: { tag: 'zh-CN', name: '中文', marks: fullWidth },
  fr: { tag: 'fr-FR', name: 'Français', marks: latin },
  es: { tag: 'es-ES', name: 'Español', marks: latin },
  ru: { tag: 'ru-RU', name: 'Русский', marks: latin },
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
