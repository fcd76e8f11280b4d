import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    loadSubscription: fromPromise(async () => {}),
    cancelSubscription: fromPromise(async () => {}),
    resumeSubscription: fromPromise(async () => {}),
    changePlan: fromPromise(async () => {}),
  },
  actions: {
    noteLoaded: () => {},
    noteAnswer: () => {},
    notePlan: () => {},
    forgetPlan: () => {},
    forgetSubscription: () => {},
    announceDone: () => {},
    announceRefusal: () => {},
    announceUnreached: () => {},
  },
  guards: {
    isTold: () => true,
    isDone: () => true,
    hasNone: () => false,
    isEnding: () => false,
  },
}).createMachine({
  id: 'subscription',
  description: 'The subscription of the signed-in person.',
  context: {
    subscription: null,
    wantedPlan: null,
  },
  initial: 'hidden',
  on: {
    'session.changed': {
      target: '.hidden',
      actions: 'forgetSubscription',
    },
    'payment.succeeded': '.loading',
  },
  states: {
    hidden: {
      description: 'Nobody has looked yet.',
      on: {
        'subscription.shown': 'loading',
      },
    },
    loading: {
      description: 'The server is asked whether a subscription runs.',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: 'isTold',
            target: 'deciding',
            actions: 'noteLoaded',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    deciding: {
      description: 'What the server said decides what is shown.',
      always: [
        {
          guard: 'hasNone',
          target: 'none',
        },
        {
          guard: 'isEnding',
          target: 'ending',
        },
        {
          target: 'running',
        },
      ],
    },
    failed: {
      description: 'The server did not say; it may be asked again.',
      on: {
        'retry.pressed': 'loading',
        'subscription.shown': 'loading',
      },
    },
    none: {
      description: 'No subscription runs; the way leads to the prices.',
      on: {
        'subscription.shown': 'loading',
      },
    },
    running: {
      description: 'A subscription runs and will renew itself.',
      initial: 'idle',
      on: {
        'subscription.shown': 'loading',
        'plan.chosen': {
          target: 'changing',
          actions: 'notePlan',
        },
      },
      states: {
        idle: {
          description: 'Nothing is asked.',
          on: {
            'cancellation.asked': 'asked',
          },
        },
        asked: {
          description: 'The person is asked whether it is to end with its period.',
          on: {
            'cancellation.confirmed': '#subscription.cancelling',
            'cancellation.abandoned': 'idle',
          },
        },
      },
    },
    ending: {
      description: 'It was cancelled and runs until its period ends; that can be taken back.',
      on: {
        'subscription.shown': 'loading',
        'resumption.pressed': 'resuming',
      },
    },
    cancelling: {
      description: 'The cancellation is on its way.',
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['noteAnswer', 'announceDone'],
          },
          {
            target: 'deciding',
            actions: 'announceRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'announceUnreached',
        },
      },
    },
    resuming: {
      description: 'The cancellation is being taken back.',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['noteAnswer', 'announceDone'],
          },
          {
            target: 'deciding',
            actions: 'announceRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'announceUnreached',
        },
      },
    },
    changing: {
      description: 'Another plan is being booked for the next period.',
      exit: 'forgetPlan',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['noteAnswer', 'announceDone'],
          },
          {
            target: 'deciding',
            actions: 'announceRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'announceUnreached',
        },
      },
    },
  },
});
