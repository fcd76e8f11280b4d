import { fromPromise, setup } from 'xstate';

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
    tellFailure: () => {},
  },
  guards: {
    isNewCost: () => true,
    isAnswered: () => true,
  },
}).createMachine({
  id: 'credits',
  description: 'Whose credits these are and how many, as far as the server told and the last presses changed it.',
  context: {
    who: null,
    balance: null,
    costs: {},
  },
  initial: 'unknown',
  on: {
    'session.changed': {
      target: '.loading',
      reenter: true,
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
      description: 'Nobody has said yet whether a visitor or a user is here; the chip shows no number.',
    },
    loading: {
      description: 'The first balance of this person is on its way.',
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
      description: 'The known balance stands while a newer one is on its way.',
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
      description: 'The balance could not be had; the chip offers to try again.',
      on: {
        'credits.refreshRequested': 'loading',
      },
    },
  },
});
