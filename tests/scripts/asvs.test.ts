/** The table of ASVS requirements names places and tests: each of them is there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
/** The tests of a package lie with it, all others in `tests`. */
const testPath = (file: string): string => (file.startsWith('packages/') ? file : `tests/${file}`);
const isThere = (path: string): boolean => existsSync(new URL(path, root));

/** The cells of each row: number, what it asks for, state, places, test. */
const rows = read('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

const openPoints = read('docs/asvs.md').split('## What is not met, or partly')[1] ?? '';

describe('the table of ASVS requirements', () => {
  it('has at least sixty rows, each number once', () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(rows.map((row) => [row[0], row] as const))('%s names what is there', (number, [, , state, places = '', test = '']) => {
    expect(['met', 'partly', 'not met']).toContain(state);
    const paths = [...places.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
    if (state === 'met') expect(paths).not.toEqual([]);
    else expect(openPoints).toMatch(new RegExp(`\\*\\*[^*]*(?<![\\d.])${number!.replaceAll('.', '\\.')}(?![\\d.])[^*]*\\*\\*`));
    if (test === '–') return;
    const [, file, name] = /^`([^`]+)`: "(.+)"$/.exec(test)!;
    expect(["'", '`', '"'].some((quote) => read(testPath(file!)).includes(`${quote}${name}`))).toBe(true);
  });
});
