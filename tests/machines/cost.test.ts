import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { costMachine } from '../../machines/cost/cost.machine.ts';

test.each([
  ['while it is only pending', []],
  ['after the server accepted it', ['cost.accepted']],
  ['while a balance that includes it is on its way', ['cost.accepted', 'balance.requested']],
] as const)('a cost is reversed %s', (_, before) => {
  const actor = createActor(costMachine, { input: { key: 'submit' } }).start();
  for (const type of before) actor.send({ type });
  actor.send({ type: 'cost.reversed' });
  expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['reversed', 'done']);
});
