/** Names of tools and effects, for menus, lists and cards: parts of a language's copy. */
import { use } from 'react';
import type { Locale } from '../../contract/facts/locales.ts';
import type { EffectNames } from '../../copy/types/effects.ts';
import type { ToolCards, ToolNames } from '../../copy/types/tool.ts';
import { readableAtOnce, remembered } from './readable-promise.ts';
import { dictionaryOf, loadWords, useLocale } from './words.ts';

type DictionaryPart = 'toolNames' | 'toolCards' | 'effectNames';

const loadPart = remembered((locale: Locale, part: DictionaryPart) =>
  dictionaryOf(locale)?.[part] ? readableAtOnce(undefined) : loadWords(locale, [part]),
);

/** A part of the copy. Suspends when the page has not loaded it. */
function usePart<T>(part: DictionaryPart): T {
  const locale = useLocale();
  use(loadPart.read(locale, part));
  return dictionaryOf(locale)![part] as T;
}

/** Returns a function from a slug to the tool's name in the page's language; a slug outside the catalog stands for itself. */
export function useToolName(): (slug: string) => string {
  const names: Readonly<Record<string, string>> = usePart<ToolNames>('toolNames');
  return (slug) => names[slug] ?? slug;
}

/** Returns a function from a slug to the sentence of the tool's card. Suspends when the page has not loaded them. */
export function useToolCard(): (slug: string) => string {
  const cards: Readonly<Record<string, string>> = usePart<ToolCards>('toolCards');
  return (slug) => cards[slug] ?? '';
}

/** The names of the effects in the page's language, by id. Suspends when the page has not loaded them. */
export const useEffectNames = (): EffectNames => usePart('effectNames');
