/** How each language pronounces what is written short: a row of `spoken.<locale>.tsv` has a kind, what is written, and what is spoken for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@iridia/tables';
import type { Locale } from '../../../contract/facts/locales.ts';

const kinds = [
  'mark',
  'abbreviation',
  'minus',
  'square meters',
  'fraction',
  'hundredth',
  // What is said between two numbers: the hyphen in “12-18”.
  'range',
  // The tens of English years: “the ’90s”.
  'decade',
  // Nouns before a Roman numeral that is a number, in Russian with the ending of its ordinal.
  'numbered',
  'ordinal',
  'cardinal',
  // Words for thousands and millions, and their signs beside a symbol: the M in “5 M€”.
  'magnitude',
  // What people leave out of the names of the commonest currencies.
  'country of money',
  // Forms for one, few, many and fractions.
  'counted',
  // The endings of Russian ordinals: after a soft stem, as they are written after digits, and beside a century.
  'soft ending',
  'short ending',
  'century',
  // What Chinese counts two of with another word than the number two.
  'measure word',
] as const;
type Kind = (typeof kinds)[number];
type Spoken = ReadonlyMap<Kind, ReadonlyMap<string, string>>;

/** Reads the table of one language. Throws a `TableError`. */
export function spokenWordsIn(text: string, file: string): Spoken {
  const found = new Map<Kind, Map<string, string>>(kinds.map((kind) => [kind, new Map()]));
  for (const { cells, fault } of rowsOf(text, file, ['kind', 'written', 'spoken'])) {
    const words = found.get(cells.kind as Kind);
    if (!words) throw fault('kind', `no kind is called “${cells.kind}”: ${kinds.join(', ')}`);
    if (words.has(cells.written)) throw fault('written', `“${cells.written}” has a row already`);
    words.set(cells.written, cells.spoken);
  }
  return found;
}

const read = new Map<Locale, Spoken>();
function wordsOf(language: Locale): Spoken {
  const file = `spoken.${language}.tsv`;
  const known = read.get(language) ?? spokenWordsIn(readFileSync(join(import.meta.dirname, file), 'utf8'), file);
  read.set(language, known);
  return known;
}

/** All of a kind, in the order of the table. */
export const spokenIn = (language: Locale, kind: Kind): ReadonlyMap<string, string> => wordsOf(language).get(kind)!;

/** What is spoken for what is written; undefined where the language has no row. */
export const spokenOf = (language: Locale, kind: Kind, written: string): string | undefined => spokenIn(language, kind).get(written);

/** The form of a word for a count, of forms for one, few, many and anything else, with slashes between them; the last stands for those after it. */
export function formOf(forms: string, count: number, language: Locale): string {
  const all = forms.split('/');
  return all[['one', 'few', 'many'].indexOf(new Intl.PluralRules(language).select(count))] ?? all.at(-1)!;
}
