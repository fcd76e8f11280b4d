import { assign, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { dismiss, passTime, raise } from './toasts.queue.ts';
import type { ToastsEvent, ToastsTypes } from './toasts.types.ts';

/** Short messages at the top of the page: up to three at once, with timers that pause while the person reads (spec §8). */
export const toastsMachine = setup({
  types: {} as ToastsTypes,
  actors: {
    watchTime: listenerPort<ToastsEvent>('watchTime'),
  },
  actions: {
    raiseToast: assign(({ context, event }) => raise(context, asserted(event, 'notice.raised'))),
    dismissToast: assign(({ context, event }) => dismiss(context, asserted(event, 'toast.dismissed').id)),
    passTime: assign(({ context, event }) => passTime(context, asserted(event, 'time.passed').elapsed)),
  },
  guards: {
    isEmpty: ({ context }) => context.visible.length === 0,
    isShowing: ({ context }) => context.visible.length > 0,
  },
}).createMachine({
  id: 'toasts',
  description: 'Short messages, up to three at once, each with its own duration.',
  context: { visible: [], waiting: [], left: {}, lastId: 0 },
  initial: 'empty',
  on: {
    'notice.raised': { actions: 'raiseToast' },
    'toast.dismissed': { actions: 'dismissToast' },
  },
  states: {
    empty: {
      description: 'No toast is on screen.',
      always: { guard: 'isShowing', target: 'showing' },
    },
    showing: {
      description: 'At least one toast is on screen.',
      always: { guard: 'isEmpty', target: 'empty' },
      initial: 'running',
      states: {
        running: {
          description: 'The timers of all visible toasts run.',
          invoke: { id: 'watchTime', src: 'watchTime' },
          on: {
            'time.passed': { actions: 'passTime' },
            'attention.given': 'held',
          },
        },
        held: {
          description: 'The pointer or the focus is on the toasts: their timers are paused.',
          on: { 'attention.taken': 'running' },
        },
      },
    },
  },
});
