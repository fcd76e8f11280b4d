import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../../contract/facts/locales.ts';
import '../plan/plan.ts';
import { drawingOf } from '../art/art.ts';
import { colorWordsIn } from '../words/colors.ts';
import { tableOf, tablesIn, tablesRead } from '../words/table.ts';

const read = (row: string) => () => tablesIn(`table\tmeaning\twords\nsize\tlarge\tbig\n${row}`, 'en.tsv');

describe('a mistake in a table is named with its file, line and column', () => {
  it.each([
    ['a meaning twice', 'size\tlarge\thuge', 'en.tsv:3:6: “large” has a row in this table already'],
    ['a word twice', 'size\thuge\tgiant,vast,giant', 'en.tsv:3:22: “giant” stands here twice'],
    ['an empty word', 'size\thuge\tgiant,,vast', 'en.tsv:3:17: a word without letters'],
    ['a star alone', 'size\thuge\tgiant,*', 'en.tsv:3:17: a word without letters'],
    ['a cell too few', 'size\tgiant', 'en.tsv:3:12: 2 cells instead of 3'],
  ])('%s', (_, row, message) => expect(read(row)).toThrow(message));

  it('a meaning that the code does not have', () => {
    expect(() => tableOf('size', ['tiny', 'small', 'large'], 'en')).toThrow(/^en\.tsv:\d+:6: the table “size” has no meaning “/);
  });
});

it.each([
  ['a color that there is not', 'mauve\tmauve', 'colors.en.tsv:2:1: “mauve” is not a color'],
  ['no regular expression', 'red\trouge(s', 'colors.en.tsv:2:5: Invalid regular expression'],
])('a mistake in the colors is named: %s', (_, row, message) =>
  expect(() => colorWordsIn(`color\twords\n${row}`, 'colors.en.tsv')).toThrow(message),
);

const tablesOf = (locale: Locale) => tablesIn(readFileSync(join(import.meta.dirname, `../words/${locale}.tsv`), 'utf8'), `${locale}.tsv`);

it.each(locales)('the code reads every table in %s', (locale) => {
  const tables = tablesOf(locale);
  expect([...tables.keys()].filter((table) => !tablesRead.has(table))).toEqual([]);
});

it.each(locales)('every name of a drawing in %s has one', (locale) => {
  const named = ['name', 'name nearest', 'spoken', 'spoken nearest', 'role', 'city', 'tool', 'furniture'];
  const rows = named.flatMap((table) => tablesOf(locale).get(table) ?? []);
  expect(rows.length).toBeGreaterThan(100);
  expect(
    rows.filter(({ cells }) => !drawingOf(cells.meaning)).map(({ fault }) => fault('meaning', 'no drawing has this name').message),
  ).toEqual([]);
});
