import { describe, expect, it } from 'vitest';
import { planOf } from '../plan/plan.ts';
import { arrange } from '../arrange/arrange.ts';

const partsOf = (prompt: string) => arrange(planOf(prompt), { width: 1000, height: 1000 }, { ground: 0.9, scene: 'studio' });

it('a figure that lies down does so with its body, on the ground', () => {
  const parts = partsOf('a woman lying on a rug').filter(({ thing }) => thing === 0);
  const [head, body] = ['thing', 'body'].map((role) => parts.find((part) => part.role === role)!);
  expect(parts.map(({ turn }) => turn)).toEqual([-90, -90]);
  // The head is beside the body, and not above it.
  expect(head!.x + head!.height / 2).toBeLessThan(body!.x);
  // Turned by a right angle, each is as high as it was wide.
  const footOf = ({ y, height, width }: typeof head & {}) => y - height / 2 + width / 2;
  expect(Math.abs(footOf(head!) - footOf(body!))).toBeLessThan(10);
});

describe('an animal that is drawn from the side lies with its legs under it', () => {
  it.each(['a cow', 'a tiger', 'an elephant'])('%s', (animal) => {
    const [standing, lying] = [animal, `${animal} lying`].map((prompt) => partsOf(prompt)[0]!);
    const shapeOf = ({ height, width }: typeof standing & {}) => height / width;
    expect(lying!.turn).toBe(0);
    expect(shapeOf(lying!)).toBeCloseTo(shapeOf(standing!) * 0.76);
  });
});

it('a lying bottle is not upright, and a book lies in any case', () => {
  expect(partsOf('a bottle lying on a table').find(({ thing }) => thing === 0)?.turn).not.toBe(0);
  expect(planOf('a book lying on a table').things[0]?.poses).toEqual([]);
});
