import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    confirmation: fromPromise(async () => {}),
    loadSubscription: fromPromise(async () => {}),
    cancelSubscription: fromPromise(async () => {}),
    resumeSubscription: fromPromise(async () => {}),
    changePlan: fromPromise(async () => {}),
  },
  actions: {
    assignLoaded: () => {},
    assignAnswer: () => {},
    assignWantedPlan: () => {},
    clearWantedPlan: () => {},
    clearSubscription: () => {},
    emitCanceled: emit({ type: 'notice.raised' }),
    emitResumed: emit({ type: 'notice.raised' }),
    emitChanged: emit({ type: 'notice.raised' }),
    emitRefusal: emit({ type: 'notice.raised' }),
    emitNetworkProblem: emit({ type: 'notice.raised' }),
  },
  guards: {
    isConfirmed: () => true,
    isTold: () => true,
    isDone: () => true,
    hasNone: () => true,
    isEnding: () => true,
  },
}).createMachine({
  id: 'subscription',
  description: 'The subscription of the signed-in user.',
  context: {
    subscription: null,
    wantedPlan: null,
  },
  initial: 'hidden',
  on: {
    'session.changed': {
      target: '.hidden',
      actions: 'clearSubscription',
    },
    'payment.succeeded': '.loading',
  },
  states: {
    hidden: {
      description: 'The subscription has not been opened yet.',
      on: {
        'subscription.shown': 'loading',
      },
    },
    loading: {
      description: 'The server is asked whether a subscription is active.',
      invoke: {
        id: 'loadSubscription',
        src: 'loadSubscription',
        onDone: [
          {
            guard: 'isTold',
            target: 'deciding',
            actions: 'assignLoaded',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    deciding: {
      description: 'The server\'s answer decides which state is shown.',
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
      description: 'The subscription failed to load; the user can retry.',
      on: {
        'retry.pressed': 'loading',
        'subscription.shown': 'loading',
      },
    },
    none: {
      description: 'No subscription is active; the page links to the prices.',
      on: {
        'subscription.shown': 'loading',
      },
    },
    running: {
      description: 'A subscription is active and renews automatically.',
      initial: 'idle',
      on: {
        'subscription.shown': 'loading',
        'plan.chosen': {
          target: 'changing',
          actions: 'assignWantedPlan',
        },
      },
      states: {
        idle: {
          description: 'No cancellation is in progress.',
          on: {
            'cancellation.asked': 'asked',
          },
        },
        asked: {
          description: 'The user is asked to confirm that the subscription ends with its period.',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            onDone: [
              {
                guard: 'isConfirmed',
                target: '#subscription.cancelling',
              },
              {
                target: 'idle',
              },
            ],
          },
        },
      },
    },
    ending: {
      description: 'The subscription is canceled and runs until its period ends; it can be resumed.',
      on: {
        'subscription.shown': 'loading',
        'resumption.pressed': 'resuming',
      },
    },
    cancelling: {
      description: 'The cancellation is being sent.',
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['assignAnswer', 'emitCanceled'],
          },
          {
            target: 'deciding',
            actions: 'emitRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'emitNetworkProblem',
        },
      },
    },
    resuming: {
      description: 'The subscription is being resumed.',
      invoke: {
        id: 'resumeSubscription',
        src: 'resumeSubscription',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['assignAnswer', 'emitResumed'],
          },
          {
            target: 'deciding',
            actions: 'emitRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'emitNetworkProblem',
        },
      },
    },
    changing: {
      description: 'Another plan is being booked for the next period.',
      exit: 'clearWantedPlan',
      invoke: {
        id: 'changePlan',
        src: 'changePlan',
        onDone: [
          {
            guard: 'isDone',
            target: 'deciding',
            actions: ['assignAnswer', 'emitChanged'],
          },
          {
            target: 'deciding',
            actions: 'emitRefusal',
          },
        ],
        onError: {
          target: 'deciding',
          actions: 'emitNetworkProblem',
        },
      },
    },
  },
});
