/** The copy that is loaded: one locale and the parts that the page and its dialogs have asked for. */
import { createContext, use } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import { wordsOver, type Dictionary, type Namespaces, type Words } from '../../copy/dictionary.ts';

export type { Words } from '../../copy/dictionary.ts';

/** A part of a language's copy: a namespace of the dictionaries, or names (`names.ts`). */
export type CopyPart = Namespaces | 'toolNames' | 'effectNames';

/** A language's copy for the shell, and where its parts are (by file). */
export type Copy = { shell: object; parts: Record<string, () => Promise<unknown>> };

// A language knows its own files, so that a visitor of one does not carry the addresses of the other four.
const languages: Record<Locale, () => Promise<{ default: Copy }>> = {
  en: () => import('./languages/en.ts'),
  zh: () => import('./languages/zh.ts'),
  fr: () => import('./languages/fr.ts'),
  es: () => import('./languages/es.ts'),
  ru: () => import('./languages/ru.ts'),
};

/** A dictionary that grows is a new object, and the functions over it are made once. */
const loaded = new Map<Locale, { dictionary: Dictionary; words: Words }>();

/** Loads the shell's copy and these parts of a language; what is here already is not asked for again. */
export async function loadWords(locale: Locale, names: readonly CopyPart[] = []): Promise<void> {
  const here = dictionaryOf(locale);
  const missing = names.filter((name) => !here?.[name]);
  if (here && missing.length === 0) return;
  const { shell, parts } = (await languages[locale]()).default;
  const found = await Promise.all(missing.map(async (name) => [name, await parts[`./${name}.ts`]!()] as const));
  const dictionary = { ...shell, ...dictionaryOf(locale), ...Object.fromEntries(found) };
  loaded.set(locale, { dictionary, words: wordsOver(locale, dictionary) });
}

/** Everything of a language that is loaded so far, as it is written. */
export const dictionaryOf = (locale: Locale): Dictionary | undefined => loaded.get(locale)?.dictionary;

/** The functions of a language, over everything loaded so far; `loadWords` must have come before. */
export const wordsOf = (locale: Locale): Words => loaded.get(locale)!.words;

const LocaleContext = createContext<Locale>('en');
export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): Locale => use(LocaleContext);
export const useWords = (): Words => wordsOf(useLocale());
