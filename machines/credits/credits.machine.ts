import { setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
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
    'session.changed': {
      target: '.loading',
      reenter: true,
      actions: { type: 'startAfresh', params: ({ event }) => ({ who: event.who }) },
    },
    'cost.simulated': {
      guard: { type: 'isNewCost', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'simulateCost', params: ({ event }) => ({ key: event.key, amount: event.amount }) },
    },
    'cost.accepted': { actions: { type: 'markCostTaken', params: ({ event }) => ({ key: event.key }) } },
    'cost.reversed': { actions: { type: 'reverseCost', params: ({ event }) => ({ key: event.key }) } },
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
        input: ({ context }) => ({ who: context.who ?? 'visitor' }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ balance: event.output }) },
            target: 'ready',
            actions: { type: 'storeBalance', params: ({ event }) => ({ balance: event.output }) },
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
        'cost.accepted': { target: 'refreshing', actions: { type: 'markCostTaken', params: ({ event }) => ({ key: event.key }) } },
        'cost.reversed': { target: 'refreshing', actions: { type: 'reverseCost', params: ({ event }) => ({ key: event.key }) } },
      },
    },
    refreshing: {
      description: 'The known balance stands while a newer one is on its way.',
      entry: 'countTakenCosts',
      on: {
        // The answer on its way may be older than what has just happened, so it is asked for again.
        'credits.refreshRequested': { target: 'refreshing', reenter: true },
        'cost.accepted': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'markCostTaken', params: ({ event }) => ({ key: event.key }) },
        },
        'cost.reversed': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'reverseCost', params: ({ event }) => ({ key: event.key }) },
        },
      },
      invoke: {
        id: 'refreshBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: context.who ?? 'visitor' }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ balance: event.output }) },
            target: 'ready',
            actions: { type: 'storeBalance', params: ({ event }) => ({ balance: event.output }) },
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
