/** Words that mean one thing beside some words and another beside others: an "avocat" before a judge is a lawyer. */
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { drawingOf } from '../art/art.ts';
import type { Item } from './item.ts';
import { isPlural } from './lexicon.ts';
import { fold } from '../words/forms.ts';
import { namesIn } from '../words/table.ts';

/** What a word says of another: the forms of that, and its drawing after an equals sign, or a hyphen where it is nothing to be drawn. */
const tells = Object.fromEntries(locales.map((locale) => [locale, namesIn('context', locale)])) as Record<
  Locale,
  ReturnType<typeof namesIn>
>;

/** The items with each word read as those around it say. */
export function inContext(items: readonly Item[], locale: Locale): Item[] {
  const meant = new Map<string, string>();
  for (const { words } of items) {
    const folded = fold(words);
    for (const cue of new Set([folded, ...folded.split(' ')])) {
      const [forms, icon] = tells[locale](cue)?.split('=') ?? [];
      for (const form of forms?.split(' ') ?? []) meant.set(form, icon!);
    }
  }
  if (meant.size === 0) return [...items];
  return items.map((item) => {
    const icon = meant.get(fold(item.words));
    if (icon === undefined) return item;
    const drawing = drawingOf(icon);
    if (!drawing) return { kind: 'unknown', words: item.words };
    const senses = [{ drawing, fit: 'kind' as const }];
    return { kind: 'thing', senses, words: item.words, plural: isPlural(fold(item.words), locale, senses) };
  });
}
