import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { patternOf, sourcesIn, wordsOf } from '../words.ts';

const matches = (words: string, language: string, text: string): string | undefined =>
  new RegExp(patternOf(words, language), 'u').exec(text)?.[0];

it.each([
  ['a whole word', 'oil', 'en', 'boil oil', 'oil'],
  ['any ending', 'snow*', 'en', 'it is snowing', 'snowing'],
  ['any beginning', '*color*', 'en', 'a watercolor', 'watercolor'],
  ['an ending after a choice', 'сне[гж]*', 'ru', 'в снегу', 'снегу'],
  ['two words, or one', 'pony ?tail', 'en', 'a pony-tail', 'pony-tail'],
  ['a phrase', 'old photo', 'en', 'an old  photo', 'old  photo'],
  ['a word beside a sign', 'neon', 'en', '霓虹neon风', 'neon'],
  ['signs inside a run', '水彩', 'zh', '一张水彩画', '水彩'],
])('finds %s', (_, words, language, text, found) => expect(matches(words, language, text)).toBe(found));

it('names the place of a mistake', () => {
  const read = (row: string) => sourcesIn(`meaning\twords\n${row}`, 'words.en.tsv', 'en', ['snow']);
  expect(() => read('rain\train*')).toThrow('words.en.tsv:2:1: nothing reads “rain”: snow');
  expect(() => read('snow\tsnow(')).toThrow('words.en.tsv:2:6: Invalid regular expression');
});

it('finds words of all languages, and passes over what is excepted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'words.en.tsv'), 'meaning\twords\nnight\tnights?\nnot night\tnight gown\n');
  writeFileSync(join(folder, 'words.fr.tsv'), 'meaning\twords\nnight\tnuits?\nnot night\ttable de nuit\n');
  const find = wordsOf(folder, ['en', 'fr'], ['night']);
  expect(find('night', 'a night gown at night, la nuit, une table de nuit')).toEqual([
    { at: 16, word: 'night' },
    { at: 26, word: 'nuit' },
  ]);
});
