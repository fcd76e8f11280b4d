/** The words of a language, as people type them: `vocabulary/<locale>.tsv`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, TableError } from '@iridia/tables';
import type { Locale } from '../../contract/facts/locales.ts';
import { concepts, type Concept } from './concepts.ts';

/**
 * Phrases are separated by spaces. `cancel*` matches “cancelled” too, and `money_back` only where its words follow each other. Accents
 * and capitals don’t count.
 */
export type Vocabulary = {
  /** The phrases of each concept. */
  readonly words: ReadonlyMap<Concept, readonly string[]>;
  /** Words that carry no meaning in a question, or only tell a story around it. */
  readonly filler: readonly string[];
  /** Words by which a part of a text is a question. */
  readonly asks: readonly string[];
  /** How a part of a question begins that says what is not meant: “one image, not the account”. */
  readonly except: readonly string[];
  /** How a question begins that goes on from the one before. */
  readonly follow: readonly string[];
};

/** Rows that aren't concepts. */
const others = ['(filler)', '(asks)', '(except)', '(follow)'] as const;
type Meaning = Concept | (typeof others)[number];
const meanings: ReadonlySet<string> = new Set([...concepts, ...others]);

/** Reads a vocabulary, which has every concept once. Throws a `TableError`. */
export function vocabularyIn(text: string, file: string): Vocabulary {
  const found = new Map<Meaning, readonly string[]>();
  for (const { cells, fault } of rowsOf(text, file, ['meaning', 'phrases'])) {
    const meaning = cells.meaning as Meaning;
    if (!meanings.has(meaning)) throw fault('meaning', `no concept is called “${meaning}”`);
    if (found.has(meaning)) throw fault('meaning', `“${meaning}” has a row already`);
    const phrases = cells.phrases.split(' ');
    const empty = phrases.findIndex((phrase) => /^[_*]*$/.test(phrase));
    if (empty >= 0) throw fault('phrases', 'a phrase without letters', phrases.slice(0, empty).join(' ').length + Number(empty > 0));
    found.set(meaning, phrases);
  }
  const absent = [...meanings].filter((meaning) => !found.has(meaning as Meaning));
  if (absent.length > 0) throw new TableError(file, 1, 1, `no row for ${absent.join(', ')}`);
  const spaced = (meaning: Meaning): string[] => found.get(meaning)!.map((phrase) => phrase.replaceAll('_', ' '));
  return {
    words: new Map(concepts.map((concept) => [concept, found.get(concept)!])),
    filler: found.get('(filler)')!,
    asks: found.get('(asks)')!,
    except: spaced('(except)'),
    follow: spaced('(follow)'),
  };
}

const known = new Map<Locale, Vocabulary>();

/** The vocabulary of a language, read once. Throws a `TableError`. */
export function vocabularyOf(locale: Locale): Vocabulary {
  const file = `${locale}.tsv`;
  const vocabulary = known.get(locale) ?? vocabularyIn(readFileSync(join(import.meta.dirname, 'vocabulary', file), 'utf8'), file);
  known.set(locale, vocabulary);
  return vocabulary;
}
