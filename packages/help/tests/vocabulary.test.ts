import { describe, expect, it } from 'vitest';
import { concepts } from '../concepts.ts';
import { vocabularyIn } from '../vocabulary.ts';

const rows = [...concepts, '(filler)', '(asks)', '(except)', '(follow)'].map((meaning) => `${meaning}\tword`);
const read = (...lines: string[]) => vocabularyIn(['meaning\tphrases', ...lines].join('\n'), 'en.tsv');

it('has the phrases of every concept', () => {
  const { words, follow } = read(...rows.slice(0, -1), '(follow)\twhat_about and');
  expect([...words.keys()]).toEqual([...concepts]);
  expect(follow).toEqual(['what about', 'and']);
});

describe('names the file, the line and the column of a mistake', () => {
  it.each([
    ['an unknown concept', ['coost\tprice'], 'en.tsv:2:1: no concept is called “coost”'],
    ['a concept twice', ['cost\tprice', 'cost\tfee'], 'en.tsv:3:1: “cost” has a row already'],
    ['a phrase without letters', ['cost\tprice  fee'], 'en.tsv:2:12: a phrase without letters'],
    ['a concept without a row', rows.slice(1), `en.tsv:1:1: no row for ${concepts[0]}`],
  ])('%s', (_, lines, message) => expect(() => read(...lines)).toThrow(message));
});
