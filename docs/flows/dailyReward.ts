import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    claimReward: fromPromise(async () => {}),
  },
  actions: {
    tellDismissed: () => {},
    tellSignInNeeded: () => {},
    refreshCredits: () => {},
    announceReceived: () => {},
    announceUnreached: () => {},
    warnInServerWords: () => {},
    repeatServerWords: () => {},
  },
  guards: {
    isSignIn: () => true,
    isGivenUp: () => true,
    isReceived: () => true,
    isAlreadyClaimed: () => true,
    isSignInNeeded: () => true,
  },
}).createMachine({
  id: 'dailyReward',
  description: 'Today\'s reward for this person.',
  context: {},
  initial: 'closed',
  on: {
    'session.changed': '.closed',
    'day.turned': '.closed',
  },
  states: {
    closed: {
      description: 'The panel is closed; whether a reward is available is unknown.',
      on: {
        'reward.offered': 'offered',
        'claim.pressed': 'claiming',
      },
    },
    offered: {
      description: 'The panel shows today\'s reward.',
      on: {
        'claim.pressed': 'claiming',
        'reward.closed': 'closed',
      },
    },
    claiming: {
      description: 'The server is asked for the reward of the person\'s local date.',
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
            target: 'awaitingSignIn',
            actions: ['tellDismissed', 'tellSignInNeeded'],
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
    awaitingSignIn: {
      description: 'Only a signed-in person has a reward; it is claimed after the sign-in.',
      on: {
        'session.changed': [
          {
            guard: 'isSignIn',
            target: 'claiming',
          },
          {},
        ],
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'closed',
        },
        'claim.pressed': 'claiming',
      },
    },
    claimed: {
      description: 'Today\'s reward is in the balance; the next one is available tomorrow.',
    },
  },
});
