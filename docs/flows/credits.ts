import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchBalance: fromPromise(async () => {}),
    watchReturn: fromCallback(() => {}),
    otherTabs: fromCallback(() => {}),
  },
  actions: {
    assignOwner: () => {},
    countTakenCosts: () => {},
    assignBalance: () => {},
    addCost: () => {},
    markCostTaken: () => {},
    removeCost: () => {},
    emitReward: emit({ type: 'reward.known' }),
    sendChanged: () => {},
    emitFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    isNewCost: () => true,
    isAnswered: () => true,
  },
}).createMachine({
  id: 'credits',
  description: 'The person\'s credits, as the server reported them and as pending costs changed them.',
  context: {
    who: null,
    balance: null,
    costs: {},
  },
  initial: 'unknown',
  invoke: [
    {
      id: 'watchReturn',
      src: 'watchReturn',
    },
    {
      id: 'otherTabs',
      src: 'otherTabs',
    },
  ],
  on: {
    'session.changed': {
      target: '.loading',
      actions: 'assignOwner',
    },
    'cost.simulated': {
      guard: 'isNewCost',
      actions: 'addCost',
    },
    'cost.accepted': {
      actions: 'markCostTaken',
    },
    'cost.reversed': {
      actions: 'removeCost',
    },
  },
  states: {
    unknown: {
      description: 'The session is not known yet; the chip shows no number.',
    },
    loading: {
      description: 'The first balance of this person is loading.',
      entry: 'countTakenCosts',
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: ['assignBalance', 'emitReward'],
          },
          {
            target: 'failed',
            actions: 'emitFailed',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'emitFailed',
        },
      },
    },
    ready: {
      description: 'The balance is known.',
      on: {
        'credits.refreshRequested': 'refreshing',
        'tab.returned': 'rechecking',
        'balance.outdated': 'rechecking',
        'cost.accepted': {
          target: 'refreshing',
          actions: 'markCostTaken',
        },
        'cost.reversed': {
          target: 'refreshing',
          actions: 'removeCost',
        },
      },
    },
    refreshing: {
      description: 'The known balance stays on screen while a newer one loads.',
      entry: 'countTakenCosts',
      invoke: {
        id: 'refreshBalance',
        src: 'fetchBalance',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: ['assignBalance', 'emitReward', 'sendChanged'],
          },
          {
            target: 'ready',
            actions: 'emitFailed',
          },
        ],
        onError: {
          target: 'ready',
          actions: 'emitFailed',
        },
      },
      on: {
        'credits.refreshRequested': {
          target: 'refreshing',
          reenter: true,
        },
        'balance.outdated': {
          target: 'refreshing',
          reenter: true,
        },
        'cost.accepted': {
          target: 'refreshing',
          reenter: true,
          actions: 'markCostTaken',
        },
        'cost.reversed': {
          target: 'refreshing',
          reenter: true,
          actions: 'removeCost',
        },
      },
    },
    rechecking: {
      description: 'The person is back in this tab, or another one has bought or spent, so the balance is asked for again; without an answer the known one stays, and nothing is said. A session that has ended leads to the sign-in.',
      entry: 'countTakenCosts',
      invoke: {
        id: 'recheckBalance',
        src: 'fetchBalance',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: ['assignBalance', 'emitReward'],
          },
          {
            target: 'ready',
          },
        ],
        onError: 'ready',
      },
      on: {
        'credits.refreshRequested': 'refreshing',
        'balance.outdated': {
          target: 'rechecking',
          reenter: true,
        },
        'cost.accepted': {
          target: 'refreshing',
          actions: 'markCostTaken',
        },
        'cost.reversed': {
          target: 'refreshing',
          actions: 'removeCost',
        },
      },
    },
    failed: {
      description: 'The balance failed to load; the chip offers to retry.',
      on: {
        'credits.refreshRequested': 'loading',
      },
    },
  },
});
