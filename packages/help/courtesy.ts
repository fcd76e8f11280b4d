/** Messages that ask nothing of the product: a greeting, thanks, a goodbye, or a wish for something to be written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import type { Locale } from '../../contract/facts/locales.ts';
import { wordsOf } from './lexicon.ts';
import { vocabularyOf } from './vocabulary.ts';

/** In the order in which one message that has several is answered. */
const courtesies = ['writing', 'thanks', 'goodbye', 'hello'] as const;
export type Courtesy = (typeof courtesies)[number];

const file = 'courtesies.tsv';
const rows = rowsOf(readFileSync(join(import.meta.dirname, file), 'utf8'), file, ['locale', 'courtesy', 'phrases']).map(
  ({ cells }) => cells,
);

/** Each word between spaces of its own, so that a phrase is found only where whole words have it. */
const spaced = (text: string, locale: Locale): string => ` ${wordsOf(text, locale).join('  ')} `;

const known = new Map<string, readonly string[]>();

/** The phrases of a courtesy in a language, the longest first, taken apart once. */
function phrasesOf(courtesy: Courtesy, locale: Locale): readonly string[] {
  const key = `${locale} ${courtesy}`;
  const before = known.get(key);
  if (before) return before;
  const { phrases = '' } = rows.find((row) => row.locale === locale && row.courtesy === courtesy) ?? {};
  const spoken = phrases.split(' ').map((phrase) => spaced(phrase.replaceAll('_', ' '), locale));
  const sorted = spoken.toSorted((one, other) => other.length - one.length);
  known.set(key, sorted);
  return sorted;
}

/**
 * Returns what a message is when it asks nothing that the pages answer, or null. A greeting, thanks or a goodbye is all that it says, beside words
 * without a meaning; a wish for a poem may name what the poem is about.
 */
export function courtesyIn(message: string, locale: Locale): Courtesy | null {
  const said = spaced(message, locale);
  const found = courtesies.filter((courtesy) => phrasesOf(courtesy, locale).some((phrase) => said.includes(phrase)));
  const [first] = found;
  if (first === undefined || first === 'writing') return first ?? null;
  const filler = vocabularyOf(locale).filler.filter((word) => !/[_*]/.test(word));
  const nothing = [...found.flatMap((courtesy) => phrasesOf(courtesy, locale)), ...filler.map((word) => spaced(word, locale))];
  return nothing.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), said).trim() === '' ? first : null;
}
