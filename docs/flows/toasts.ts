import { fromPromise, raise, setup } from 'xstate';

export default setup({
  actors: {
    toast: fromPromise(async () => {}),
  },
  actions: {
    queueToast: () => {},
    spawnNext: () => {},
    showNext: () => {},
    raiseEntered: raise({ type: 'toast.entered' }),
    restartToast: () => {},
    removeQueued: () => {},
    removeToast: () => {},
    stopToast: () => {},
    holdToasts: () => {},
    releaseToasts: () => {},
  },
  guards: {
    isVisible: () => true,
    isNew: () => true,
    hasRoom: () => true,
    isQueued: () => true,
    isOnly: () => true,
    hasNext: () => true,
  },
}).createMachine({
  id: 'toasts',
  description: 'Short messages, up to three at once; each is a chart with a timer of its own.',
  context: {
    visible: [],
    waiting: [],
    lastId: 0,
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'No toast is on screen.',
      on: {
        'notice.raised': {
          target: 'showing',
          actions: ['queueToast', 'spawnNext', 'showNext'],
        },
      },
    },
    showing: {
      description: 'At least one toast is on screen.',
      initial: 'running',
      on: {
        'notice.raised': [
          {
            guard: 'isVisible',
            actions: 'restartToast',
          },
          {
            guard: 'hasRoom',
            actions: ['queueToast', 'spawnNext', 'showNext', 'raiseEntered'],
          },
          {
            guard: 'isNew',
            actions: 'queueToast',
          },
        ],
        'toast.dismissed': [
          {
            guard: 'isQueued',
            actions: 'removeQueued',
          },
          {
            guard: 'hasNext',
            actions: ['stopToast', 'removeToast', 'spawnNext', 'showNext', 'raiseEntered'],
          },
          {
            guard: 'isOnly',
            target: 'empty',
            actions: ['stopToast', 'removeToast'],
          },
          {
            actions: ['stopToast', 'removeToast'],
          },
        ],
        'xstate.done.actor.*': [
          {
            guard: 'hasNext',
            actions: ['stopToast', 'removeToast', 'spawnNext', 'showNext', 'raiseEntered'],
          },
          {
            guard: 'isOnly',
            target: 'empty',
            actions: ['stopToast', 'removeToast'],
          },
          {
            actions: ['stopToast', 'removeToast'],
          },
        ],
      },
      states: {
        running: {
          description: 'The timers of all visible toasts run.',
          on: {
            'attention.given': {
              target: 'held',
              actions: 'holdToasts',
            },
          },
        },
        held: {
          description: 'The pointer or the focus is on the toasts: their timers are paused.',
          on: {
            'attention.taken': {
              target: 'running',
              actions: 'releaseToasts',
            },
            'toast.entered': {
              actions: 'holdToasts',
            },
          },
        },
      },
    },
  },
});
