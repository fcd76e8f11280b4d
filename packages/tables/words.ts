/**
 * Lists of words, `words.<language>.tsv` in one folder. A row has a meaning and its words: alternatives between bars, as regular expressions
 * on folded text in which `*` stands for any letters and ` ?` for a space, a hyphen or nothing. A row `not <meaning>` has what contains such a
 * word and means something else: `not snow`, “snow white”.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from './table.ts';

const chinese = 'zh';

/** The regular expression for the words of a cell, wherever they stand. */
export const sourceOf = (words: string): string =>
  words
    .replaceAll(' ?', String.raw`[\s-]?`)
    .replaceAll(' ', String.raw`[\s'-]+`)
    .replaceAll(/(?<=[\p{Ll})\]])\*|(?<=^|[|(:])\*(?=[\p{Ll}\p{N}])/gu, String.raw`\p{Ll}*`);

/** The same for whole words, but in Chinese, which puts no spaces between them. */
export function patternOf(words: string, language: string): string {
  const source = sourceOf(words);
  return language === chinese ? source : String.raw`(?<![\p{Ll}\p{N}])(?:${source})(?![\p{Ll}\p{N}])`;
}

type Source = { meaning: string; isException: boolean; source: string };

/** Reads the list of one language. Throws a `TableError`. */
export function sourcesIn(text: string, file: string, language: string, meanings: readonly string[]): Source[] {
  return rowsOf(text, file, ['meaning', 'words']).map(({ cells, fault }) => {
    const isException = cells.meaning.startsWith('not ');
    const meaning = isException ? cells.meaning.slice('not '.length) : cells.meaning;
    if (!meanings.includes(meaning)) throw fault('meaning', `nothing reads “${meaning}”: ${meanings.join(', ')}`);
    const source = patternOf(cells.words, language);
    try {
      void new RegExp(source, 'u');
    } catch (error) {
      throw fault('words', (error as Error).message);
    }
    return { meaning, isException, source };
  });
}

type Found = { readonly at: number; readonly word: string };

/** Returns what finds the words of a meaning in a folded text; the lists are read when it is first called, and a mistake is a `TableError`. */
export function wordsOf<const Meaning extends string>(folder: string, languages: readonly string[], meanings: readonly Meaning[]) {
  const read = (): ReadonlyMap<string, RegExp> => {
    const sources = languages.flatMap((language) => {
      const file = `words.${language}.tsv`;
      return sourcesIn(readFileSync(join(folder, file), 'utf8'), file, language, meanings);
    });
    const alternatives = (of: string, exceptions: boolean) =>
      sources.filter(({ meaning, isException }) => meaning === of && isException === exceptions).map(({ source }) => source);
    // What is excepted comes first, and is passed over as a whole.
    return new Map(
      meanings.map((meaning) => [
        meaning,
        new RegExp([...alternatives(meaning, true), `(?<word>${alternatives(meaning, false).join('|')})`].join('|'), 'gu'),
      ]),
    );
  };
  let patterns: ReadonlyMap<string, RegExp> | null = null;
  return (meaning: Meaning, text: string): Found[] =>
    [...text.matchAll((patterns ??= read()).get(meaning)!)].flatMap(({ index, groups }) =>
      groups?.['word'] ? [{ at: index, word: groups['word'] }] : [],
    );
}
