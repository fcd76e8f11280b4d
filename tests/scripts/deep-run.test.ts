/** What a quick run leaves out is done by the deep run: each variable by which a test does more is set there, and each file that reads one is run. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { deepest } = (await import(join(import.meta.dirname, '../../scripts/setup/deep.mjs'))) as { deepest: Record<string, string> };

const textOf = (path: string): string => readFileSync(path, 'utf8');
const files = globSync('{tests,packages/*/tests}/**/*.{ts,tsx}').filter((path) => !/^tests\/(bench|mutation|real)\//.test(path));
/** Variables that decide how much a test does: a switch of `depth.ts`, or a number that has a smaller default. */
const amounts = /asks\('(\w+)'\)|process\.env(?:\.|\[')([A-Z_]+)(?:'\])? \?\? \d/g;

test('every variable by which a test does more is set', () => {
  const read = files
    .filter((path) => /\.test\.tsx?$|\/depth\.ts$/.test(path))
    .flatMap((path) => [...textOf(path).matchAll(amounts)].map(([, asked, counted]) => (asked ?? counted)!));
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !Object.hasOwn(deepest, name))).toEqual([]);
});

test('every variable that is set is read by a test, and by the table of what a run does', () => {
  const [all, table] = [files.map(textOf).join('\n'), textOf('docs/testing.md')];
  for (const name of Object.keys(deepest)) {
    expect(all.includes(name), name).toBe(true);
    if (!['REAL_SHERPA', 'SLOW_VIDEOS'].includes(name)) expect(table.includes(`\`${name}\``), name).toBe(true);
  }
});

test('every file that does more in the deep run is collected by a runner that it starts', () => {
  const included = [...textOf('vitest.config.ts').matchAll(/include: \[([^\]]+)\]/g)]
    .flatMap(([, patterns]) => [...patterns!.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern!))
    .filter((pattern) => !pattern.startsWith('tests/real'));
  const collected = new Set([...included, 'tests/e2e/**/*.spec.ts'].flatMap((pattern) => globSync(pattern)));
  const deeper = files.filter((path) => /\.(test|spec)\.tsx?$/.test(path) && /depth\.ts'/.test(textOf(path)));
  expect(deeper.length).toBeGreaterThan(40);
  expect(deeper.filter((path) => !collected.has(path))).toEqual([]);
});
