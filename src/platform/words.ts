/** The loaded copy: one locale, and the parts that the page and its dialogs have requested. */
import { createContext, use } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import { wordsOver, type Dictionary, type Namespaces, type Words } from '../../copy/dictionary.ts';

import type { Copy } from './languages/copy.ts';

export type { Words } from '../../copy/dictionary.ts';

/** A part of a language's copy: a namespace of the dictionaries, or names (`names.ts`). */
export type CopyPart = Namespaces | 'toolNames' | 'toolCards' | 'effectNames';

// Each language lists its own files, so that a visitor does not download the addresses of the other four.
const languages: Record<Locale, () => Promise<{ default: Copy }>> = {
  en: () => import('./languages/en.ts'),
  zh: () => import('./languages/zh.ts'),
  fr: () => import('./languages/fr.ts'),
  es: () => import('./languages/es.ts'),
  ru: () => import('./languages/ru.ts'),
};

/** A growing dictionary is a new object, and its functions are created once for each. */
const loaded = new Map<Locale, { dictionary: Dictionary; words: Words }>();

/** Loads the shell's copy and these parts of a language; parts that are already loaded are not requested again. */
export async function loadWords(locale: Locale, names: readonly CopyPart[] = []): Promise<void> {
  const here = dictionaryOf(locale);
  // The prerender asks for every page what it loads.
  const missing = import.meta.env.SSR ? names : names.filter((name) => !here?.[name]);
  if (here && missing.length === 0 && !import.meta.env.SSR) return;
  const { shell, parts } = (await languages[locale]()).default;
  const found = await Promise.all(missing.map(async (name) => [name, await parts[`./${name}.ts`]!()] as const));
  const dictionary = { ...shell, ...dictionaryOf(locale), ...Object.fromEntries(found) };
  loaded.set(locale, { dictionary, words: wordsOver(locale, dictionary) });
}

/** The raw dictionary of a language, as far as it is loaded. */
export const dictionaryOf = (locale: Locale): Dictionary | undefined => loaded.get(locale)?.dictionary;

/** The translation functions of a language, as far as it is loaded; call `loadWords` first. */
export const wordsOf = (locale: Locale): Words => loaded.get(locale)!.words;

const LocaleContext = createContext<Locale>('en');
export const LocaleProvider = LocaleContext.Provider;

/** The language of the page. */
export const useLocale = (): Locale => use(LocaleContext);
/** The translation functions of the page's language. */
export const useWords = (): Words => wordsOf(useLocale());
