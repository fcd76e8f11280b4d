import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    watchClock: fromCallback(() => {}),
  },
  actions: {
    assignSince: () => {},
    assignLeft: () => {},
    restoreTime: () => {},
  },
  delays: {
    timeLeft: 4000, // 4 s
  },
}).createMachine({
  id: 'toast',
  description: 'One toast on screen.',
  context: {
    duration: 4000,
    left: 4000,
    since: 0,
  },
  initial: 'running',
  states: {
    running: {
      description: 'The toast leaves when its time is over.',
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
      },
      on: {
        'wait.began': {
          actions: 'assignSince',
        },
        'tab.woke': {
          target: 'running',
          reenter: true,
        },
        'attention.given': 'held',
        'toast.repeated': {
          target: 'running',
          reenter: true,
          actions: 'restoreTime',
        },
      },
      after: {
        timeLeft: 'over',
      },
    },
    held: {
      description: 'The user reads: the time that is left is kept.',
      invoke: {
        id: 'readClock',
        src: 'watchClock',
      },
      on: {
        'wait.began': {
          actions: 'assignLeft',
        },
        'attention.taken': 'running',
        'toast.repeated': {
          actions: 'restoreTime',
        },
      },
    },
    over: {
      description: 'The time of the toast is over.',
      type: 'final',
    },
  },
});
