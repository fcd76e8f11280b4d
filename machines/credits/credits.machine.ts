import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './credits.implementation.ts';
import type { Balance, CreditsTypes, Who } from './credits.types.ts';

/** The balance of a visitor or user; costs are subtracted before the server confirms them and restored when they fail (spec §4). */
export const creditsMachine = setup({
  types: {} as CreditsTypes,
  actors: {
    fetchBalance: port<Balance | null, { who: Who }>('fetchBalance'),
    watchReturn: listenerPort<{ type: 'tab.returned' }>('watchReturn'),
    otherTabs: listenerPort<{ type: 'balance.outdated' }>('otherTabs'),
  },
  actions,
  guards,
}).createMachine({
  id: 'credits',
  description: "The person's credits, as the server reported them and as pending costs changed them.",
  context: { who: null, balance: null, costs: {} },
  initial: 'unknown',
  invoke: [
    { id: 'watchReturn', src: 'watchReturn' },
    { id: 'otherTabs', src: 'otherTabs' },
  ],
  on: {
    'session.changed': { target: '.loading', actions: 'startAfresh' },
    'cost.simulated': { guard: 'isNewCost', actions: 'simulateCost' },
    'cost.accepted': { actions: 'markCostTaken' },
    'cost.reversed': { actions: 'reverseCost' },
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
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: [{ type: 'storeBalance', params: output }, 'tellReward'],
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
        'tab.returned': 'rechecking',
        'balance.outdated': 'rechecking',
        'cost.accepted': { target: 'refreshing', actions: 'markCostTaken' },
        'cost.reversed': { target: 'refreshing', actions: 'reverseCost' },
      },
    },
    refreshing: {
      description: 'The known balance stays on screen while a newer one loads.',
      entry: 'countTakenCosts',
      on: {
        // The pending answer may be older than what just happened, so the balance is requested again.
        'credits.refreshRequested': { target: 'refreshing', reenter: true },
        'balance.outdated': { target: 'refreshing', reenter: true },
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
            actions: [{ type: 'storeBalance', params: output }, 'tellReward', 'tellTabs'],
          },
          { target: 'ready', actions: 'tellFailure' },
        ],
        onError: { target: 'ready', actions: 'tellFailure' },
      },
    },
    rechecking: {
      description:
        'The person is back in this tab, or another one has bought or spent, so the balance is asked for again; without an answer the known one stays, and nothing is said. A session that has ended leads to the sign-in.',
      entry: 'countTakenCosts',
      on: {
        'credits.refreshRequested': 'refreshing',
        'balance.outdated': { target: 'rechecking', reenter: true },
        'cost.accepted': { target: 'refreshing', actions: 'markCostTaken' },
        'cost.reversed': { target: 'refreshing', actions: 'reverseCost' },
      },
      invoke: {
        id: 'recheckBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: [{ type: 'storeBalance', params: output }, 'tellReward'],
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    failed: {
      description: 'The balance failed to load; the chip offers to retry.',
      on: { 'credits.refreshRequested': 'loading' },
    },
  },
});
