import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchBalance: fromPromise(async () => {}),
    watchReturn: fromCallback(() => {}),
    otherTabs: fromCallback(() => {}),
  },
  actions: {
    assignOwner: () => {},
    countCosts: () => {},
    assignBalance: () => {},
    simulateCost: () => {},
    acceptCost: () => {},
    reverseCost: () => {},
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
  description: 'The user\'s credits, as the server reported them and as pending costs changed them.',
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
      actions: 'simulateCost',
    },
    'cost.accepted': {
      actions: 'acceptCost',
    },
    'cost.reversed': {
      actions: 'reverseCost',
    },
  },
  states: {
    unknown: {
      description: 'The session is not known yet; the chip shows no number.',
    },
    loading: {
      description: 'The first balance of this user is loading.',
      tags: 'busy',
      entry: 'countCosts',
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
          actions: 'acceptCost',
        },
        'cost.reversed': {
          target: 'refreshing',
          actions: 'reverseCost',
        },
      },
    },
    refreshing: {
      description: 'The known balance stays on screen while a newer one loads.',
      tags: 'busy',
      entry: 'countCosts',
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
          actions: 'acceptCost',
        },
        'cost.reversed': {
          target: 'refreshing',
          reenter: true,
          actions: 'reverseCost',
        },
      },
    },
    rechecking: {
      description: 'The user returned to this tab, or another tab has bought or spent, so the balance is fetched again; without an answer the known one stays, without a message.',
      entry: 'countCosts',
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
          actions: 'acceptCost',
        },
        'cost.reversed': {
          target: 'refreshing',
          actions: 'reverseCost',
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
