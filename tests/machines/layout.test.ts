import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';

/** How many lines of actions and guards may stand before the states of a chart (`machines/README.md`). */
const limit = 10;

/** Counts the lines inside `actions: {…}` and `guards: {…}` of a chart's `setup`; a block on one line is one. */
const linesBefore = (chart: string): number =>
  [...chart.matchAll(/^ {2}(?:actions|guards): \{(.*)\n((?: {4}.*\n)*)/gm)].reduce(
    (sum, [, sameLine, below]) => sum + (sameLine ? 1 : below!.split('\n').length - 1),
    0,
  );

test('lines of actions and guards are counted', () => {
  const block = '  actions: {\n    one: () => {},\n    two: () => {\n    },\n  },\n';
  expect(linesBefore(`setup({\n${block}  guards: { is: () => true },\n})`)).toBe(4);
  expect(linesBefore('setup({\n  actions,\n  guards,\n})')).toBe(0);
});

describe('a chart is read from its states', () => {
  test.each(models.map(({ name }) => name))('%s', (name) => {
    const chart = readFileSync(`machines/${name}/${name}.machine.ts`, 'utf8');
    expect(linesBefore(chart)).toBeLessThanOrEqual(limit);
    // Its actions and guards are in the setup file, or in ten lines above its states.
    if (existsSync(`machines/${name}/${name}.setup.ts`))
      return expect(chart).toMatch(new RegExp(`^export const ${name}Machine = ${name}Setup\\.createMachine\\(\\{\\n {2}id: `, 'm'));
    expect(chart).toMatch(/^export const \w+Machine = setup\(\{(?:\n {2}| )types: \{\} as \w+Types,?[\n ]/m);
    expect(chart).toMatch(/\}\)\.createMachine\(\{\n {2}id: /m);
  });
});
