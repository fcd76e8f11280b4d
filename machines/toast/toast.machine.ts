import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { wakePort } from '../kit/waking.ts';
import type { ToastTypes } from './toast.types.ts';

/** One toast on screen: its timer pauses while the user reads, and continues with the time that was left (spec §8). */
export const toastMachine = setup({
  types: {} as ToastTypes,
  actors: { watchClock: wakePort('watchClock') },
  actions: {
    assignSince: assign(({ event }) => ({ since: asserted(event, 'wait.began').now })),
    assignLeft: assign(({ context, event }) => ({ left: Math.max(0, context.left - asserted(event, 'wait.began').now + context.since) })),
    restoreTime: assign(({ context }) => ({ left: context.duration })),
  },
  delays: { timeLeft: ({ context }) => context.left },
}).createMachine({
  id: 'toast',
  description: 'One toast on screen.',
  context: ({ input: { duration } }) => ({ duration, left: duration, since: 0 }),
  initial: 'running',
  states: {
    running: {
      description: 'The toast leaves when its time is over.',
      invoke: { id: 'watchClock', src: 'watchClock' },
      after: { timeLeft: 'over' },
      on: {
        'wait.began': { actions: 'assignSince' },
        // Toasts are not read in a sleeping tab, so the time starts again.
        'tab.woke': { target: 'running', reenter: true },
        'attention.given': 'held',
        'toast.repeated': { target: 'running', reenter: true, actions: 'restoreTime' },
      },
    },
    held: {
      description: 'The user reads: the time that is left is kept.',
      invoke: { id: 'readClock', src: 'watchClock' },
      on: {
        'wait.began': { actions: 'assignLeft' },
        'attention.taken': 'running',
        'toast.repeated': { actions: 'restoreTime' },
      },
    },
    over: { description: 'The time of the toast is over.', type: 'final' },
  },
});
