import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    watchTime: fromCallback(() => {}),
  },
  actions: {
    raiseToast: () => {},
    dismissToast: () => {},
    passTime: () => {},
  },
  guards: {
    isEmpty: () => false,
    isShowing: () => false,
  },
}).createMachine({
  id: 'toasts',
  description: 'Short messages, up to three at once, each with its own duration.',
  context: {
    visible: [],
    waiting: [],
    left: {},
    lastId: 0,
  },
  initial: 'empty',
  on: {
    'notice.raised': {
      actions: 'raiseToast',
    },
    'toast.dismissed': {
      actions: 'dismissToast',
    },
  },
  states: {
    empty: {
      description: 'No toast is on screen.',
      always: {
        guard: 'isShowing',
        target: 'showing',
      },
    },
    showing: {
      description: 'At least one toast is on screen.',
      initial: 'running',
      always: {
        guard: 'isEmpty',
        target: 'empty',
      },
      states: {
        running: {
          description: 'The timers of all visible toasts run.',
          invoke: {
            id: 'watchTime',
            src: 'watchTime',
          },
          on: {
            'time.passed': {
              actions: 'passTime',
            },
            'attention.given': 'held',
          },
        },
        held: {
          description: 'The pointer or the focus is on the toasts: their timers are paused.',
          on: {
            'attention.taken': 'running',
          },
        },
      },
    },
  },
});
