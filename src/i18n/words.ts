/** The copy that is loaded: one locale and the namespaces that the page and its dialogs have asked for. */
import { createContext, use } from 'react';
import type { Locale } from '../../contract/locales.ts';
import type { Namespaces, TranslationFunctions } from './i18n-types.ts';
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts';
import { i18nObject, loadedLocales } from './i18n-util.ts';

export type Words = TranslationFunctions;

/** Loads the shell's copy and these namespaces of a language; what is here already is not asked for again. */
export async function loadWords(locale: Locale, namespaces: readonly Namespaces[] = []): Promise<void> {
  const here = loadedLocales[locale] as Record<string, unknown> | undefined;
  if (!here?.['skip']) await loadLocaleAsync(locale);
  await Promise.all(namespaces.filter((name) => !(name in loadedLocales[locale])).map((name) => loadNamespaceAsync(locale, name)));
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
