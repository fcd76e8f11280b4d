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
  description: 'Short messages, three at once, each for its time.',
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
      description: 'Nothing to say.',
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
          description: 'Time passes for every toast on screen.',
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
          description: 'Somebody points at the toasts or has the focus there: time stands still.',
          on: {
            'attention.taken': 'running',
          },
        },
      },
    },
  },
});
