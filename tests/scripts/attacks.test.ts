/** The table of attacks names places and tests: each of them is there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
/** The tests of a package lie with it, all others in `tests`. */
const testPath = (file: string): string => (file.startsWith('packages/') ? file : `tests/${file}`);

/** The cells of each row: what was tried, in one table its kind, places, tests. */
const rows = read('docs/attacks.md')
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line) && /(?:test|spec)\.ts/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

describe('the table of attacks', () => {
  it('has every one once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(45);
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
  });

  it.each(rows.map((row) => [row[0]!, row] as const))('names what is there: %s', (_, cells) => {
    const [places = '', tests = ''] = cells.slice(-2);
    const paths = [...places.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
    const named = tests.split('<br>').map((test) => /^`([^`]+)`: "(.+)"$/.exec(test)!);
    expect(named.length).toBeGreaterThan(0);
    for (const [, file, name] of named)
      expect([name, ["'", '`', '"'].some((quote) => read(testPath(file!)).includes(`${quote}${name}`))]).toEqual([name, true]);
  });
});
