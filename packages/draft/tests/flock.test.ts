import { expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import { planOf } from '../plan/plan.ts';

const partsOf = (prompt: string) => {
  const plan = { ...planOf(prompt), scene: 'meadow' as const };
  return arrange(plan, { width: 768, height: 768 }, { ground: 0.85, scene: 'meadow' }).filter(
    ({ thing, role }) => thing === 0 && role === 'thing',
  );
};
const different = (values: readonly number[]): number => new Set(values.map(Math.round)).size;

it('birds are a flock: at several heights, of several sizes, and not all of them one way', () => {
  const birds = partsOf('five seagulls');
  expect(birds).toHaveLength(5);
  expect(different(birds.map(({ y }) => y))).toBe(5);
  expect(different(birds.map(({ width }) => width))).toBe(5);
  expect(new Set(birds.map(({ mirrored }) => mirrored)).size).toBe(2);
});

it('a few animals stand at several depths, the farther ones smaller', () => {
  const [near, far] = partsOf('two deer').toSorted((one, other) => other.y - one.y);
  expect(near!.y).toBeGreaterThan(far!.y + 10);
  expect(near!.height).toBeGreaterThan(far!.height * 1.1);
  expect(near!.mirrored).not.toBe(far!.mirrored);
});

it('those in a row stay in one', () => expect(different(partsOf('three cats in a row').map(({ y }) => y))).toBe(1));
