/** The copy that is loaded: one locale and the namespaces that the page and its dialogs have asked for. */
import { createContext, use } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import { initFormatters } from '../i18n/formatters.ts';
import type { Namespaces, TranslationFunctions, Translations } from '../i18n/i18n-types.ts';
import { i18nObject, loadedFormatters, loadedLocales } from '../i18n/i18n-util.ts';

export type Words = TranslationFunctions;

/** A language's copy for the shell, and where its namespaces are (by file). */
export type Copy = { shell: object; namespaces: Record<string, () => Promise<unknown>> };

// A language knows its own files, so that a visitor of one does not carry the addresses of the other four.
const languages: Record<Locale, () => Promise<{ default: Copy }>> = {
  en: () => import('../i18n/locales/en.ts'),
  zh: () => import('../i18n/locales/zh.ts'),
  fr: () => import('../i18n/locales/fr.ts'),
  es: () => import('../i18n/locales/es.ts'),
  ru: () => import('../i18n/locales/ru.ts'),
};

/** Loads the shell's copy and these namespaces of a language; what is here already is not asked for again. */
export async function loadWords(locale: Locale, names: readonly Namespaces[] = []): Promise<void> {
  const here = loadedLocales[locale] as Record<string, unknown> | undefined;
  const missing = names.filter((name) => !here?.[name]);
  if (here && missing.length === 0) return;
  const { shell, namespaces } = (await languages[locale]()).default;
  const found = await Promise.all(missing.map(async (name) => [name, await namespaces[`../${locale}/${name}/index.ts`]!()] as const));
  loadedFormatters[locale] ??= initFormatters(locale);
  loadedLocales[locale] = { ...shell, ...loadedLocales[locale], ...Object.fromEntries(found) } as Translations;
}

// Each namespace that arrives makes a new dictionary object, and the functions over it are made once.
const made = new WeakMap<object, Words>();

/** The functions of a language, over everything loaded so far. */
export function wordsOf(locale: Locale): Words {
  const dictionary = loadedLocales[locale];
  const words = made.get(dictionary) ?? i18nObject(locale);
  made.set(dictionary, words);
  return words;
}

const LocaleContext = createContext<Locale>('en');
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): Locale => use(LocaleContext);
export const useWords = (): Words => wordsOf(useLocale());
