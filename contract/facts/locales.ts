/** The five languages (spec §2, §9). English has no prefix. */
export const locales = ['en', 'zh', 'fr', 'es', 'ru'] as const;
/** One of the five. */
export type Locale = (typeof locales)[number];

/** The language of unprefixed addresses, and of whoever asks for none of the five. */
export const defaultLocale: Locale = 'en';

/** The tag for `lang`, hreflang and Intl, and the name a speaker of the language reads. */
export const localeFacts: Record<Locale, { tag: string; name: string }> = {
  en: { tag: 'en-US', name: 'English' },
  zh: { tag: 'zh-CN', name: '中文' },
  fr: { tag: 'fr-FR', name: 'Français' },
  es: { tag: 'es-ES', name: 'Español' },
  ru: { tag: 'ru-RU', name: 'Русский' },
};

/** Whether a value is one of the five. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** `/fr/pricing` → `{ locale: 'fr', path: '/pricing' }`; an unknown prefix is part of the path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.split('/')[1] ?? '';
  if (first !== defaultLocale && isLocale(first)) return { locale: first, path: pathname.slice(first.length + 1) || '/' };
  return { locale: defaultLocale, path: pathname || '/' };
}

/** The address of a page in a language: English unprefixed, others `/fr/pricing`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
