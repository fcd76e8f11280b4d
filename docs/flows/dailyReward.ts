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
    isReceived: () => true,
    isAlreadyClaimed: () => true,
    isSignInNeeded: () => true,
  },
}).createMachine({
  id: 'dailyReward',
  description: 'Today\'s reward of this person.',
  context: {},
  initial: 'closed',
  on: {
    'session.changed': '.closed',
    'day.turned': '.closed',
  },
  states: {
    closed: {
      description: 'The panel is not open; whether there is a reward to claim is not known.',
      on: {
        'reward.offered': 'offered',
        'claim.pressed': 'claiming',
      },
    },
    offered: {
      description: 'The panel shows what the day gives.',
      on: {
        'claim.pressed': 'claiming',
        'reward.closed': 'closed',
      },
    },
    claiming: {
      description: 'The server is asked for the reward of the date where the person is.',
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
            target: 'closed',
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
    claimed: {
      description: 'Today\'s reward is in the balance; the next one comes with the next day.',
    },
  },
});
