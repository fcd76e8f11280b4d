import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './credits.implementation.ts';
import type { Balance, CreditsTypes, Who } from './credits.types.ts';

/** The balance of a visitor or a user, with costs shown before the server's answer holds them and taken back when they fail (spec §4). */
export const creditsMachine = setup({
  types: {} as CreditsTypes,
  actors: {
    fetchBalance: port<Balance | null, { who: Who }>('fetchBalance'),
  },
  actions,
  guards,
}).createMachine({
  id: 'credits',
  description: 'Whose credits these are and how many, as far as the server told and the last presses changed it.',
  context: { who: null, balance: null, costs: {} },
  initial: 'unknown',
  on: {
    'session.changed': { target: '.loading', reenter: true, actions: 'startAfresh' },
    'cost.simulated': { guard: 'isNewCost', actions: 'simulateCost' },
    'cost.accepted': { actions: 'markCostTaken' },
    'cost.reversed': { actions: 'reverseCost' },
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
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: { type: 'storeBalance', params: output },
          },
          { target: 'failed', actions: 'tellFailure' },
        ],
        onError: { target: 'failed', actions: 'tellFailure' },
      },
    },
    ready: {
      description: 'The balance is known.',
      on: {
        'credits.refreshRequested': 'refreshing',
        'cost.accepted': { target: 'refreshing', actions: 'markCostTaken' },
        'cost.reversed': { target: 'refreshing', actions: 'reverseCost' },
      },
    },
    refreshing: {
      description: 'The known balance stands while a newer one is on its way.',
      entry: 'countTakenCosts',
      on: {
        // The answer on its way may be older than what has just happened, so it is asked for again.
        'credits.refreshRequested': { target: 'refreshing', reenter: true },
        'cost.accepted': { target: 'refreshing', reenter: true, actions: 'markCostTaken' },
        'cost.reversed': { target: 'refreshing', reenter: true, actions: 'reverseCost' },
      },
      invoke: {
        id: 'refreshBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: { type: 'storeBalance', params: output },
          },
          { target: 'ready', actions: 'tellFailure' },
        ],
        onError: { target: 'ready', actions: 'tellFailure' },
      },
    },
    failed: {
      description: 'The balance could not be had; the chip offers to try again.',
      on: { 'credits.refreshRequested': 'loading' },
    },
  },
});
