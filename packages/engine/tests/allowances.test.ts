import { expect, it } from 'vitest';
import { createAllowances } from '../process/allowances.ts';

it('are given to one task of a group at a time, come back unused, and are whole again after a minute', () => {
  let now = 0;
  const allowances = createAllowances(2000, () => now);
  expect(allowances.take('a')).toBe(2000);
  expect([allowances.take('a'), allowances.take('b'), allowances.take(undefined)]).toEqual([0, 2000, 0]);
  allowances.giveBack('a', 1500);
  allowances.giveBack('b', -300);
  expect([allowances.take('a'), allowances.take('b')]).toEqual([1500, 0]);
  now += 15_000;
  expect([allowances.take('a'), allowances.take('b')]).toEqual([500, 500]);
  now += 10 * 60_000;
  expect(allowances.take('a')).toBe(2000);
});

it('are forgotten once they are whole, so that strangers do not make them grow', () => {
  let now = 0;
  const allowances = createAllowances(2000, () => now);
  for (let group = 0; group < 5000; group += 1) {
    now += 100;
    allowances.take(`${group}`);
  }
  expect(allowances.size()).toBeLessThanOrEqual(1001);
});
