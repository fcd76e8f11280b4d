/**
 * The word lists, `words/<kind>.<locale>.txt`: plain text that who speaks the language can read and change. A line is one pattern, as `plain`
 * spells text; `[name]` begins a section; `#` is a comment. `%name%` stands for a part that `words/<kind>.txt` defines, or the code gives.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TableError } from '@iridia/tables';
import type { Locale } from '../../contract/facts/locales.ts';
import { signs, words, type Pattern } from './patterns.ts';

export type Section = { readonly name: string; readonly lines: readonly string[] };

const heading = /^\[([a-zA-Z]+(?: \d)?)\]$/;
const part = /%(\w*)%?/g;

/** Reads one list. `known` are the names that a section may have. Throws a `TableError`. */
export function sectionsIn(
  text: string,
  file: string,
  known: readonly string[],
  parts: ReadonlyMap<string, string> = new Map(),
): Section[] {
  const sections: { name: string; lines: string[] }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const fault = (column: number, problem: string) => new TableError(file, at + 1, column, problem);
    if (line === '' || line.startsWith('#')) continue;
    const name = heading.exec(line)?.[1];
    if (name !== undefined) {
      if (!known.includes(name)) throw fault(2, `no list is called “${name}”: ${known.join(', ')}`);
      sections.push({ name, lines: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw fault(1, 'a pattern stands before the first [section]');
    if (/\s$/.test(line)) throw fault(line.trimEnd().length + 1, 'white space at the end, which would have to be in the text');
    const pattern = line.replace(part, (all, given: string, column: number) => {
      const found = all.endsWith('%') ? parts.get(given) : undefined;
      if (found === undefined) throw fault(column + 1, `no part is called “${all}”`);
      return found;
    });
    if (section.lines.includes(pattern)) throw fault(1, 'the section has this pattern already');
    try {
      void new RegExp(pattern, 'u');
    } catch (error) {
      throw fault(1, (error as Error).message);
    }
    section.lines.push(pattern);
  }
  return sections;
}

/** Reads the parts that the patterns of a kind share: `name = pattern`, in which `%name%` stands for an earlier part. Throws a `TableError`. */
export function partsIn(text: string, file: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, pattern] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name === undefined || pattern === undefined) throw new TableError(file, at + 1, 1, 'not a part: name = pattern');
    parts.set(
      name,
      pattern.replace(part, (all, given: string, column: number) => {
        const earlier = parts.get(given);
        if (earlier === undefined)
          throw new TableError(file, at + 1, `${name} = `.length + column + 1, `no part before this one is called “${all}”`);
        return earlier;
      }),
    );
  }
  return parts;
}

const folder = join(import.meta.dirname, 'words');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The order in which texts are compared with the lists. */
export const listed: readonly Locale[] = ['en', 'fr', 'es', 'ru', 'zh'];

/** Reads the sections of one kind in one language; `given` are parts that depend on the day. Throws a `TableError`. */
export function readSections(
  kind: string,
  locale: Locale,
  known: readonly string[],
  given: ReadonlyMap<string, string> = new Map(),
): Section[] {
  const parts = existsSync(join(folder, `${kind}.txt`)) ? partsIn(read(`${kind}.txt`), `${kind}.txt`) : [];
  const file = `${kind}.${locale}.txt`;
  return sectionsIn(read(file), file, known, new Map([...parts, ...given]));
}

/** Reads the lines of one kind in all languages, by section. Throws a `TableError`. */
export function readLines<Name extends string>(kind: string, ...names: Name[]): Readonly<Record<Name, readonly string[]>> {
  const sections = listed.flatMap((locale) => readSections(kind, locale, names));
  const of = (name: Name): string[] => sections.filter((section) => section.name === name).flatMap(({ lines }) => lines);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, string[]>;
}

/** The pattern of a section: Chinese words have no boundaries. */
export const patternOf = (locale: Locale, { lines }: Section): Pattern => (locale === 'zh' ? signs(...lines) : words(...lines));

/** Reads the lists of one kind, each as a pattern for every language that has it. Throws a `TableError`. */
export function readLists<Name extends string>(kind: string, ...names: Name[]): Readonly<Record<Name, readonly Pattern[]>> {
  const found = listed.flatMap((locale) =>
    readSections(kind, locale, names).map((section) => ({ ...section, pattern: patternOf(locale, section) })),
  );
  const of = (name: Name): Pattern[] => found.filter((section) => section.name === name).map(({ pattern }) => pattern);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Pattern[]>;
}
