import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { required } from '../kit/required.ts';
import type { VisitTypes } from './visit.types.ts';

/** Who is on which page: for pages whose content depends on both. */
export const visitMachine = setup({
  types: {} as VisitTypes,
  actions: {
    noteWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
    notePath: assign(({ event }) => ({ path: asserted(event, 'page.shown').path })),
    tellVisited: emit(({ context }) => ({
      type: 'page.visited',
      who: required(context.who, 'who'),
      path: required(context.path, 'path'),
    })),
  },
  guards: {
    isWhoKnown: ({ context }) => context.who !== null,
    isPathKnown: ({ context }) => context.path !== null,
  },
}).createMachine({
  id: 'visit',
  description: 'Who is on which page.',
  context: { who: null, path: null },
  initial: 'incomplete',
  states: {
    incomplete: {
      description: 'Who is here is unknown, or no page is on screen yet.',
      on: {
        'session.changed': [{ guard: 'isPathKnown', target: 'complete', actions: 'noteWho' }, { actions: 'noteWho' }],
        'page.shown': [{ guard: 'isWhoKnown', target: 'complete', actions: 'notePath' }, { actions: 'notePath' }],
      },
    },
    complete: {
      description: 'Both are known.',
      entry: 'tellVisited',
      on: {
        'session.changed': { target: 'complete', reenter: true, actions: 'noteWho' },
        'page.shown': { target: 'complete', reenter: true, actions: 'notePath' },
      },
    },
  },
});
