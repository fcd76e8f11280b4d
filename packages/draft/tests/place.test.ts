import { expect, it } from 'vitest';
import { arrange } from '../arrange/arrange.ts';
import { placed } from '../draw/place.ts';
import { planOf } from '../plan/plan.ts';

it.each([
  ['a cup and a book on a table', 'room'],
  ['une tasse sur une table', 'room'],
  ['a cat', 'meadow'],
  ['машина у дома', 'meadow'],
  ['a red rose', 'studio'],
  ['a cat on a red background', 'studio'],
  ['a cat on the moon', 'moon'],
])('“%s” is drawn in a place that suits it: %s', (prompt, scene) => {
  expect(placed(planOf(prompt)).scene).toBe(scene);
});

it('an animal of whom only the head is drawn sits in a scene on a body, and before rays is its head', () => {
  const roles = (prompt: string) => {
    const plan = planOf(prompt);
    return arrange(plan, { width: 200, height: 200 }, { ground: 0.8, scene: plan.scene }).map(({ role }) => role);
  };
  expect(roles('a fox in a forest')).toEqual(['body', 'thing']);
  expect(roles('a fox')).toEqual(['thing']);
});
