/** The words of five languages by meaning: `<locale>.tsv`, a row for each meaning of each table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, type TableRow } from '@iridia/tables';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import { fold } from './forms.ts';

type Column = 'table' | 'meaning' | 'words';
/** The rows of one table in one language. */
type Rows = readonly TableRow<Column>[];

/**
 * Reads the tables of one language. Words are separated by commas; a star at the end stands for any ending, a phrase has up to four words.
 * Chinese words have no spaces. Throws a `TableError`.
 */
export function tablesIn(text: string, file: string): Map<string, Rows> {
  const rows = rowsOf<Column>(text, file, ['table', 'meaning', 'words']);
  const seen = new Set<string>();
  for (const { cells, fault } of rows) {
    const key = `${cells.table}\t${cells.meaning}`;
    if (seen.has(key)) throw fault('meaning', `“${cells.meaning}” has a row in this table already`);
    seen.add(key);
    let offset = 0;
    const words = new Set<string>();
    for (const word of cells.words.split(',')) {
      if (word.trim() !== word || /^\*?$/.test(word)) throw fault('words', 'a word without letters, or with white space around it', offset);
      if (words.has(word)) throw fault('words', `“${word}” stands here twice`, offset);
      words.add(word);
      offset += word.length + 1;
    }
  }
  return Map.groupBy(rows, ({ cells }) => cells.table);
}

let read: ReadonlyMap<Locale, Map<string, Rows>> | null = null;
const tablesOf = (locale: Locale): Map<string, Rows> => {
  read ??= new Map(locales.map((each) => [each, tablesIn(readFileSync(join(import.meta.dirname, `${each}.tsv`), 'utf8'), `${each}.tsv`)]));
  return read.get(locale)!;
};

/** The tables that the code reads. */
export const tablesRead = new Set<string>();

/** Rows that have what a table of a language has, or the tables of all languages. */
function rowsIn(table: string, locale?: Locale): Rows {
  tablesRead.add(table);
  return (locale ? [locale] : locales).flatMap((each) => tablesOf(each).get(table) ?? []);
}

/** Letters that a word with a star has at least. */
const shortestStem = 3;

/** Finds what a folded word or phrase means: exact words win over those with a star, longer ones over shorter, later rows over earlier. */
function finderIn<Meaning extends string>(rows: Rows): (word: string) => Meaning | undefined {
  const exact = new Map<string, Meaning>();
  const open = new Map<string, Meaning>();
  for (const { cells } of rows)
    for (const word of cells.words.split(',')) {
      const folded = fold(word);
      if (folded.endsWith('*')) open.set(folded.slice(0, -1), cells.meaning as Meaning);
      else exact.set(folded, cells.meaning as Meaning);
    }
  // A text may be one long word, or thousands of short ones: few begin as any word of the table does.
  const longest = Math.max(0, ...[...open.keys()].map(({ length }) => length));
  const beginnings = new Set([...open.keys()].map((word) => word.slice(0, shortestStem)));
  return (word) => {
    const whole = exact.get(word);
    if (whole !== undefined || !beginnings.has(word.slice(0, shortestStem)) || /\p{Script=Han}/u.test(word)) return whole;
    for (let length = Math.min(word.length, longest); length >= shortestStem; length -= 1) {
      const meaning = open.get(word.slice(0, length));
      if (meaning !== undefined) return word.includes(' ', length) ? undefined : meaning;
    }
    return undefined;
  };
}

/**
 * Finds the meaning of a word in a table, of one language or of all; of a word in several rows the last of `meanings` counts. Throws a
 * `TableError` for a row with another meaning.
 */
export function tableOf<const Meaning extends string>(table: string, meanings: readonly Meaning[], locale?: Locale) {
  const rank = new Map<string, number>(meanings.map((meaning, index) => [meaning, index]));
  const rows = rowsIn(table, locale);
  for (const { cells, fault } of rows)
    if (!rank.has(cells.meaning)) throw fault('meaning', `the table “${table}” has no meaning “${cells.meaning}”`);
  return finderIn<Meaning>(rows.toSorted((one, other) => rank.get(one.cells.meaning)! - rank.get(other.cells.meaning)!));
}

/** Finds the drawing or the country that a word names: in these tables, every row has the name of one for a meaning. */
export const namesIn = (table: string, locale?: Locale): ((word: string) => string | undefined) => finderIn(rowsIn(table, locale));

/** Whether a folded word or phrase is in a table whose only meaning has its name, such as the fillers. */
export function listOf(table: string, locale?: Locale): (word: string) => boolean {
  const find = tableOf(table, [table], locale);
  return (word) => find(word) !== undefined;
}

/** The same of words as they are written. */
export const asWritten =
  (isListed: (word: string) => boolean) =>
  (words: string): boolean =>
    isListed(fold(words));

/** The same of any word of a phrase; in Chinese, which has no spaces, of any signs in a row. */
export const inPhrase =
  (isListed: (word: string) => boolean) =>
  (words: string): boolean =>
    fold(words)
      .split(' ')
      .some((word) => isListed(word) || (/\p{Script=Han}/u.test(word) && runsOf(word).some(isListed)));

const runsOf = (word: string): string[] =>
  [...word].flatMap((_, from) => [...word].slice(from).map((__, length) => word.slice(from, from + length + 1)));
