/** What tools and effects are called, for menus, lists and cards: parts of a language's copy. */
import { use } from 'react';
import type { EffectNames } from '../../copy/types/effects.ts';
import type { ToolNames } from '../../copy/types/tool.ts';
import { dictionaryOf, loadWords, useLocale } from './words.ts';

type Part = 'toolNames' | 'effectNames';

const coming = new Map<string, Promise<void>>();

/** A part as it is written. Suspends where the page did not load it beforehand. */
function usePart<T>(part: Part): T {
  const locale = useLocale();
  if (!dictionaryOf(locale)?.[part]) {
    const key = `${locale} ${part}`;
    // `use` needs the same promise at every render; after a failure the next caller gets a new one.
    if (!coming.has(key))
      coming.set(
        key,
        loadWords(locale, [part]).finally(() => coming.delete(key)),
      );
    use(coming.get(key)!);
  }
  return dictionaryOf(locale)![part] as T;
}

/** The name of a tool in the person's language, by slug; a tool that is not of the catalogue goes by its slug. */
export function useToolName(): (slug: string) => string {
  const names: Readonly<Record<string, string>> = usePart<ToolNames>('toolNames');
  return (slug) => names[slug] ?? slug;
}

export const useEffectNames = (): EffectNames => usePart('effectNames');
