import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    signIn: fromPromise(async () => {}),
    claimReward: fromPromise(async () => {}),
    readDay: fromPromise(async () => {}),
    noteOffer: fromPromise(async () => {}),
    watchTab: fromCallback(() => {}),
  },
  actions: {
    assignDay: () => {},
    assignClaimed: () => {},
    clearClaimed: () => {},
    emitDue: emit({ type: 'reward.due' }),
    emitDismissed: emit({ type: 'reward.dismissed' }),
    emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
    emitReceived: emit({ type: 'notice.raised' }),
    emitNetworkProblem: emit({ type: 'notice.raised' }),
    emitAlreadyClaimed: emit({ type: 'notice.raised' }),
    emitRefused: emit({ type: 'notice.raised' }),
  },
  guards: {
    isUser: () => true,
    isSignedIn: () => true,
    isClaimedToday: () => true,
    isTodaysClaim: () => true,
    isOfferedToday: () => true,
    isDayOver: () => true,
    isReceived: () => true,
    isAlreadyClaimed: () => true,
    isSignInNeeded: () => true,
  },
  delays: {
    midnight: 86400000, // 24 h
  },
}).createMachine({
  id: 'dailyReward',
  description: 'Today\'s reward for this user.',
  context: {
    midnightAt: 0,
    untilMidnight: 86400000,
    today: null,
    claimedOn: null,
  },
  initial: 'signedOut',
  on: {
    'session.changed': [
      {
        guard: 'isUser',
        target: '.reading',
        actions: 'clearClaimed',
      },
      {
        target: '.signedOut',
        actions: 'clearClaimed',
      },
    ],
    'reward.known': {
      actions: 'assignClaimed',
    },
  },
  states: {
    signedOut: {
      description: 'No user is signed in: nothing is offered, and a claim asks for a sign-in first.',
      on: {
        'claim.pressed': 'awaitingSignIn',
      },
    },
    awaitingSignIn: {
      description: 'A claim waits for the sign-in and continues after it.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'readingToClaim',
          },
          {
            target: 'signedOut',
          },
        ],
      },
      on: {
        'session.changed': {
          actions: 'clearClaimed',
        },
        'claim.pressed': {
          target: 'awaitingSignIn',
          reenter: true,
        },
      },
    },
    readingToClaim: {
      description: 'The day is read for a claim that waited for the sign-in.',
      invoke: {
        id: 'readDayToClaim',
        src: 'readDay',
        onDone: {
          target: 'today.claiming',
          actions: 'assignDay',
        },
        onError: 'today.claiming',
      },
      on: {
        'session.changed': {
          guard: 'isUser',
          target: 'readingToClaim',
          reenter: true,
          actions: 'clearClaimed',
        },
      },
    },
    reading: {
      description: 'The user\'s local date is read, with the day on which the reward was last offered in this browser.',
      invoke: {
        id: 'readDay',
        src: 'readDay',
        onDone: [
          {
            guard: 'isClaimedToday',
            target: 'today.claimed',
            actions: 'assignDay',
          },
          {
            guard: 'isOfferedToday',
            target: 'today.closed',
            actions: 'assignDay',
          },
          {
            target: 'today.due',
            actions: 'assignDay',
          },
        ],
        onError: 'today.closed',
      },
    },
    today: {
      description: 'One day of the user, until their midnight.',
      initial: 'closed',
      invoke: {
        id: 'watchTab',
        src: 'watchTab',
      },
      on: {
        'tab.woke': {
          guard: 'isDayOver',
          target: 'reading',
        },
      },
      after: {
        midnight: 'reading',
      },
      states: {
        closed: {
          description: 'The panel is closed.',
          on: {
            'claim.pressed': 'claiming',
            'reward.shown': 'offered',
            'reward.known': {
              guard: 'isTodaysClaim',
              target: 'claimed',
              actions: 'assignClaimed',
            },
          },
        },
        due: {
          description: 'Not yet offered today: the panel is requested, and other dialogs may come first.',
          entry: 'emitDue',
          on: {
            'reward.shown': 'offered',
            'reward.closed': 'closed',
            'claim.pressed': 'claiming',
            'reward.known': {
              guard: 'isTodaysClaim',
              target: 'claimed',
              actions: ['assignClaimed', 'emitDismissed'],
            },
          },
        },
        offered: {
          description: 'The panel shows today\'s reward, and today is stored as the day of the offer.',
          invoke: {
            id: 'noteOffer',
            src: 'noteOffer',
            onError: {},
          },
          on: {
            'claim.pressed': 'claiming',
            'reward.closed': 'closed',
            'reward.known': {
              guard: 'isTodaysClaim',
              target: 'claimed',
              actions: ['assignClaimed', 'emitDismissed'],
            },
          },
        },
        claiming: {
          description: 'The server is asked for the reward of the user\'s local date.',
          invoke: {
            id: 'claimReward',
            src: 'claimReward',
            onDone: [
              {
                guard: 'isReceived',
                target: 'claimed',
                actions: ['emitDismissed', 'emitCreditsRefresh', 'emitReceived'],
              },
              {
                guard: 'isAlreadyClaimed',
                target: 'claimed',
                actions: ['emitDismissed', 'emitAlreadyClaimed'],
              },
              {
                guard: 'isSignInNeeded',
                target: '#dailyReward.awaitingSignIn',
                actions: 'emitDismissed',
              },
              {
                target: 'closed',
                actions: ['emitDismissed', 'emitRefused'],
              },
            ],
            onError: {
              target: 'closed',
              actions: ['emitDismissed', 'emitNetworkProblem'],
            },
          },
        },
        claimed: {
          description: 'Today\'s reward is in the balance; the next one is available tomorrow.',
          invoke: {
            id: 'noteClaim',
            src: 'noteOffer',
            onError: {},
          },
        },
      },
    },
  },
});
