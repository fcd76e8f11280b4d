import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    claimReward: fromPromise(async () => {}),
    readDay: fromPromise(async () => {}),
    noteOffer: fromPromise(async () => {}),
    watchTab: fromCallback(() => {}),
  },
  actions: {
    keepDay: () => {},
    noteClaimed: () => {},
    forgetClaimed: () => {},
    wantClaim: () => {},
    forgetClaim: () => {},
    tellDue: emit({ type: 'reward.due' }),
    tellDismissed: emit({ type: 'reward.dismissed' }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    refreshCredits: emit({ type: 'credits.refreshRequested' }),
    announceReceived: emit({ type: 'notice.raised' }),
    announceUnreached: emit({ type: 'notice.raised' }),
    warnInServerWords: emit({ type: 'notice.raised' }),
    repeatServerWords: emit({ type: 'notice.raised' }),
  },
  guards: {
    isUser: () => true,
    isGivenUp: () => true,
    isClaimWanted: () => true,
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
  description: 'Today\'s reward for this person.',
  context: {
    midnightAt: 0,
    untilMidnight: 86400000,
    isClaimWanted: false,
    today: null,
    claimedOn: null,
  },
  initial: 'signedOut',
  on: {
    'session.changed': [
      {
        guard: 'isUser',
        target: '.reading',
        actions: 'forgetClaimed',
      },
      {
        target: '.signedOut',
        actions: 'forgetClaimed',
      },
    ],
    'reward.known': {
      actions: 'noteClaimed',
    },
  },
  states: {
    signedOut: {
      description: 'No user is here: nothing is offered, and a claim asks for a sign-in first.',
      entry: 'forgetClaim',
      on: {
        'claim.pressed': {
          target: 'awaitingSignIn',
          actions: ['wantClaim', 'tellSignInNeeded'],
        },
      },
    },
    awaitingSignIn: {
      description: 'A claim waits for the sign-in and goes on after it.',
      on: {
        'session.changed': [
          {
            guard: 'isUser',
            target: 'reading',
            actions: 'forgetClaimed',
          },
          {
            actions: 'forgetClaimed',
          },
        ],
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'signedOut',
        },
        'claim.pressed': {
          actions: 'tellSignInNeeded',
        },
      },
    },
    reading: {
      description: 'The person\'s local date is read, with the day on which the reward was last offered in this browser.',
      invoke: {
        id: 'readDay',
        src: 'readDay',
        onDone: [
          {
            guard: 'isClaimWanted',
            target: 'today.claiming',
            actions: 'keepDay',
          },
          {
            guard: 'isClaimedToday',
            target: 'today.claimed',
            actions: 'keepDay',
          },
          {
            guard: 'isOfferedToday',
            target: 'today.closed',
            actions: 'keepDay',
          },
          {
            target: 'today.due',
            actions: 'keepDay',
          },
        ],
        onError: 'today.closed',
      },
    },
    today: {
      description: 'One day of the person, until their midnight.',
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
              actions: 'noteClaimed',
            },
          },
        },
        due: {
          description: 'Not yet offered today: the panel is requested, and other dialogs may come first.',
          entry: 'tellDue',
          on: {
            'reward.shown': 'offered',
            'reward.closed': 'closed',
            'claim.pressed': 'claiming',
            'reward.known': {
              guard: 'isTodaysClaim',
              target: 'claimed',
              actions: ['noteClaimed', 'tellDismissed'],
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
              actions: ['noteClaimed', 'tellDismissed'],
            },
          },
        },
        claiming: {
          description: 'The server is asked for the reward of the person\'s local date.',
          entry: 'forgetClaim',
          invoke: {
            id: 'claimReward',
            src: 'claimReward',
            onDone: [
              {
                guard: 'isReceived',
                target: 'claimed',
                actions: ['tellDismissed', 'refreshCredits', 'announceReceived'],
              },
              {
                guard: 'isAlreadyClaimed',
                target: 'claimed',
                actions: ['tellDismissed', 'warnInServerWords'],
              },
              {
                guard: 'isSignInNeeded',
                target: '#dailyReward.awaitingSignIn',
                actions: ['tellDismissed', 'wantClaim', 'tellSignInNeeded'],
              },
              {
                target: 'closed',
                actions: ['tellDismissed', 'repeatServerWords'],
              },
            ],
            onError: {
              target: 'closed',
              actions: ['tellDismissed', 'announceUnreached'],
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
