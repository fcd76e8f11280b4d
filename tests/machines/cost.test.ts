import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { creditsActors } from '../../machines/credits/credits.actors.ts';
import { creditsMachine } from '../../machines/credits/credits.machine.ts';
import { selectRemain } from '../../machines/credits/credits.selectors.ts';
import { costMachine } from '../../machines/cost/cost.machine.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held } from './answers.ts';

test.each([
  ['while it is only simulated', []],
  ['after the server accepted it', ['cost.accepted']],
  ['while a balance that includes it is on its way', ['cost.accepted', 'balance.requested']],
] as const)('a cost is reversed %s', (_, before) => {
  const actor = createActor(costMachine, { input: { key: 'submit' } }).start();
  for (const type of before) actor.send({ type });
  actor.send({ type: 'cost.reversed' });
  expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['reversed', 'done']);
});

test('the number is right at every change, whatever its costs report in between', async () => {
  const balance = new Held<ReturnType<typeof granted<{ credit_remain: number }>>>();
  let remaining = Promise.resolve(granted({ credit_remain: 19 }));
  const nothing = () => undefined;
  const actor = createActor(
    creditsMachine.provide({
      actors: creditsActors({
        creditDetails: () => new Held<never>().promise,
        anonymousCredit: () => remaining,
        dailyCredits: async () => 19,
        onReturn: () => nothing,
        joinTabs: () => ({ tell: nothing, leave: nothing }),
      }),
    }),
  ).start();
  actor.send({ type: 'session.changed', who: 'visitor' });
  await settled();
  const shown: (number | null)[] = [];
  actor.subscribe((snapshot) => shown.push(selectRemain(snapshot)));
  actor.send({ type: 'cost.simulated', key: 'first', amount: 2 });
  actor.send({ type: 'cost.simulated', key: 'second', amount: 3 });
  expect(shown.splice(0)).toEqual([17, 14]);
  remaining = balance.promise;
  actor.send({ type: 'cost.accepted', key: 'first' });
  balance.resolve(granted({ credit_remain: 17 }));
  await settled();
  expect([...new Set(shown)]).toEqual([14]);
  expect(Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith('cost.'))).toEqual(['cost.second']);
});
