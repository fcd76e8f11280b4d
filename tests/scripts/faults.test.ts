/** A planted fault must be in the code that it changes: one that is not would count as noticed, or as missed, for nothing. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { chartFaults } from '../../scripts/check/faults/charts.ts';
import { planted } from '../../scripts/check/faults/wiring.ts';

const root = new URL('../../', import.meta.url);

describe.each([
  ['of charts', chartFaults],
  ['of the wiring', planted],
])('the planted faults %s', (_, faults) => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', (__, { file, find, put }) => {
    expect(put).not.toBe(find);
    expect(readFileSync(new URL(file, root), 'utf8').split(find), `${file}: ${find}`).toHaveLength(2);
  });
});

test('there are forty in charts, of every kind, in charts that exist', () => {
  expect(chartFaults).toHaveLength(40);
  expect(new Set(chartFaults.map(({ kind }) => kind)).size).toBe(9);
  const names = models.map(({ name }) => name);
  expect(chartFaults.flatMap(({ chart = [] }) => chart).filter((chart) => !names.includes(chart))).toEqual([]);
});
