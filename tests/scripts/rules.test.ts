/**
 * The table of the specification's rules is whole and leaves out nothing that no decision leaves out; `documents.test.ts` looks for its tests.
 * Of the sections that the product added itself, each sentence and each row of a table stands in it word for word.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/structs/calls/index.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const lines = read('docs/rules.md')
  .split('\n')
  .filter((line) => line.startsWith('| §'));
const test = '`[^`]+` "[^"|]+"';
const row = new RegExp(`^\\| (§\\d+) (.+) \\| (?:${test}(?:, ${test})*|left out \\(\\[decision \\d+\\]\\((\\S+)\\)\\)) \\|$`);
const rows = lines.map((line) => row.exec(line));

/** The sentences of a section; of a row of a table its first cell. */
function sentencesOf(section: string): string[] {
  const bare = section.replace(/^.*\n/, '').replace(/\[((?:[^\]`]|`[^`]*`)+)\]\([^)]*\)/g, '$1');
  return bare.split(/\n\n+|\n(?=- |\|)/).flatMap((block) => {
    const line = block.replace(/\s+/g, ' ').trim();
    if (line.startsWith('|')) return [line.split(' | ')[0]!.slice(2)];
    const prose = line
      .replace(/^- /, '')
      .replace(/^\*\*[^*]+\.\*\* /, '')
      .replaceAll('**', '');
    return prose.split(/(?<=[.!?]) (?=[A-Z`“])/);
  });
}

const headings = new Set(['', 'call', 'kind', 'card', 'variable']);
const isSentence = (text: string): boolean => !headings.has(text) && !text.startsWith('--');

describe('the rules of the specification', () => {
  it('are all read, in every section', () => {
    expect(lines.filter((_, index) => !rows[index])).toEqual([]);
    expect(new Set(rows.map((found) => found![1]))).toEqual(new Set(Array.from({ length: 17 }, (_, index) => `§${index + 2}`)));
  });

  it('are left out only by a decision that names them', () => {
    for (const found of rows) if (found?.[3]) expect(existsSync(at(`docs/${found[3]}`)), found[2]).toBe(true);
  });

  it.each(Array.from({ length: 9 }, (_, index) => index + 10))('are every sentence of §%i, in its order', (number) => {
    const section = read('docs/specification.md')
      .split(/^## /m)
      .find((text) => text.startsWith(`${number}. `))!;
    const held = rows.filter((found) => found?.[1] === `§${number}`).map((found) => found![2]);
    expect(held).toEqual(sentencesOf(section).filter(isSentence));
  });

  it('name every call', () => {
    const bare = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
    const specified = new Set(
      read('docs/specification.md')
        .match(/\/api\/[\w/{}.-]*[\w}]/g)!
        .map(bare),
    );
    expect(calls.map(({ path }) => path).filter((path) => !specified.has(bare(path)))).toEqual([]);
  });
});
