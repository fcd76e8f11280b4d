import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../contract/facts/locales.ts';
import { partsIn, readLists, readSections, sectionsIn } from '../lists.ts';

const read = (text: string, parts?: Map<string, string>) => () => sectionsIn(text, 'sexual.en.txt', ['explicit', 'nudity'], parts);

describe('a mistake in a list is named with its file, line and column', () => {
  it.each([
    ['an unknown section', '# words\n[explict]\nporno', 'sexual.en.txt:2:2: no list is called “explict”'],
    ['a pattern outside', 'porno\n[explicit]', 'sexual.en.txt:1:1: a pattern stands before'],
    ['white space at the end', '[explicit]\nporno ', 'sexual.en.txt:2:6: white space'],
    ['an unknown part', '[explicit]\nnude %art%', 'sexual.en.txt:2:6: no part is called “%art%”'],
    ['a percent sign alone', '[explicit]\n100 %', 'sexual.en.txt:2:5: no part is called “%”'],
    ['a pattern twice', '[explicit]\nporno\nporno', 'sexual.en.txt:3:1: the section has this pattern'],
    ['no regular expression', '[explicit]\nporno(s', 'sexual.en.txt:2:1: Invalid regular expression'],
  ])('%s', (_, text, message) => expect(read(text)).toThrow(message));

  it('a part that no earlier line defines', () =>
    expect(() => partsIn('age = %number% years', 'ages.txt')).toThrow('ages.txt:1:7: no part before this one is called “%number%”'));
  it('a line that defines no part', () => expect(() => partsIn('works: david', 'excuses.txt')).toThrow('excuses.txt:1:1: not a part'));
});

it('sections, comments and parts are read', () => {
  const parts = partsIn('# of works\nmetal = (?:bronze|lead)\nart = %metal% (?:statue|bust)', 'excuses.txt');
  expect(parts.get('art')).toBe('(?:bronze|lead) (?:statue|bust)');
  expect(read('# a list\n[nudity]\nnude %art%\n\n[nudity]\nnaked', parts)()).toEqual([
    { name: 'nudity', lines: ['nude (?:bronze|lead) (?:statue|bust)'] },
    { name: 'nudity', lines: ['naked'] },
  ]);
});

it('every language has every list', () => {
  const files = readdirSync(join(import.meta.dirname, '../words')).filter((name) => name.split('.').length === 3);
  const kinds = Map.groupBy(files, (name) => name.split('.')[0]!);
  for (const [kind, names] of kinds) expect([kind, names.length]).toEqual([kind, locales.length]);
  for (const locale of locales) expect(readSections('minors', locale, ['minor'])[0]!.lines.length).toBeGreaterThan(20);
  expect(readLists('adults', 'adult').adult).toHaveLength(locales.length);
});
