/** The walks that a browser takes: what they cover, and that each chart has some. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { walksThrough, type Walks } from '@iridia/chartkit/paths/walks';

const door = setup({
  types: {
    context: {} as { opensItself: boolean },
    input: {} as { opensItself: boolean },
    events: {} as { type: 'opened' } | { type: 'closed' },
  },
  guards: { opensItself: ({ context }) => context.opensItself },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { always: { guard: 'opensItself', target: 'open' }, on: { opened: 'open' } },
    open: { on: { closed: 'closed' } },
  },
});

const doorModel = chartModel({
  name: 'door',
  machine: door,
  inputs: [{ opensItself: false }, { opensItself: true }],
  events: { opened: [{}], closed: [{}] },
  outcomes: {},
  invariants: {},
  shows: { closed: () => true, open: () => true },
});
const gone = (walks: Walks<typeof door>['walks']) => walks.map(({ steps }) => steps.map(({ event }) => event.type));

test('what a start takes by itself is not walked to again', () => {
  const { walks, missing } = walksThrough(doorModel);
  expect(missing).toEqual([]);
  expect(gone(walks)).toEqual([['xstate.init', 'opened', 'closed'], ['xstate.init']]);
});

test('a walk goes on to where it may end', () => {
  const { walks } = walksThrough(doorModel, { canEnd: (state) => state.matches('open') });
  expect(gone(walks)).toEqual([['xstate.init', 'opened', 'closed', 'opened'], ['xstate.init']]);
});

/** Charts that only other charts invoke, or whose steps are reports of the charts that they invoke, are walked with those, and the root chart with every page. */
const invoked = [
  'app',
  'confirmation',
  'cooldown',
  'cost',
  'deletion',
  'form',
  'generation',
  'image',
  'returnPath',
  'secondStep',
  'signIn',
  'toast',
];

test.each(models.flatMap(({ name }) => (invoked.includes(name) ? [] : [[name]])))('%s is walked in Chromium', (name) => {
  expect(existsSync(join(import.meta.dirname, `../e2e/paths/${name}.spec.ts`))).toBe(true);
});
