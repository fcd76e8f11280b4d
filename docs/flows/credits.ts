import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchBalance: fromPromise(async () => {}),
  },
  actions: {
    startAfresh: () => {},
    countTakenCosts: () => {},
    storeBalance: () => {},
    simulateCost: () => {},
    markCostTaken: () => {},
    reverseCost: () => {},
    tellFailure: emit({ type: 'notice.raised' }),
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
  on: {
    'session.changed': {
      target: '.loading',
      actions: 'startAfresh',
    },
    'cost.simulated': {
      guard: 'isNewCost',
      actions: 'simulateCost',
    },
    'cost.accepted': {
      actions: 'markCostTaken',
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
      description: 'The first balance of this person is loading.',
      entry: 'countTakenCosts',
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'ready',
            actions: 'storeBalance',
          },
          {
            target: 'failed',
            actions: 'tellFailure',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'tellFailure',
        },
      },
    },
    ready: {
      description: 'The balance is known.',
      on: {
        'credits.refreshRequested': 'refreshing',
        'cost.accepted': {
          target: 'refreshing',
          actions: 'markCostTaken',
        },
        'cost.reversed': {
          target: 'refreshing',
          actions: 'reverseCost',
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
            actions: 'storeBalance',
          },
          {
            target: 'ready',
            actions: 'tellFailure',
          },
        ],
        onError: {
          target: 'ready',
          actions: 'tellFailure',
        },
      },
      on: {
        'credits.refreshRequested': {
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
