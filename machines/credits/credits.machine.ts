import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { creditsSetup } from './credits.setup.ts';

const ended = ({ event }: { event: { actorId: string } }) => ({ actorId: event.actorId });

/** The balance of a visitor or user; costs are subtracted before the server confirms them and restored when they fail (spec §4). */
export const creditsMachine = creditsSetup.createMachine({
  id: 'credits',
  description: "The user's credits, as the server reported them and as pending costs changed them.",
  context: { who: null, balance: null, costs: {}, included: [] },
  initial: 'unknown',
  invoke: [
    { id: 'watchReturn', src: 'watchReturn' },
    { id: 'otherTabs', src: 'otherTabs' },
  ],
  on: {
    'session.changed': { target: '.loading', actions: ['stopCosts', 'assignOwner'] },
    'cost.pending': { guard: 'isNewCost', actions: ['spawnCost', 'assignCost'] },
    'cost.accepted': { actions: 'sendDecision' },
    'cost.reversed': { actions: ['sendDecision', 'removeCost'] },
    'cost.included': { guard: 'isPending', actions: 'assignIncluded' },
    'xstate.done.actor.cost.*': { actions: { type: 'stopEnded', params: ended } },
  },
  states: {
    unknown: {
      description: 'The session is not known yet; the chip shows no number.',
    },
    loading: {
      description: 'The first balance of this user is loading.',
      tags: 'busy',
      entry: 'sendRequested',
      on: {
        // The pending answer may be older than what just happened.
        'cost.accepted': { target: 'loading', reenter: true, actions: 'sendDecision' },
        'cost.reversed': { target: 'loading', reenter: true, actions: ['sendDecision', 'removeCost'] },
      },
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: ['sendReceived', { type: 'assignBalance', params: output }, 'emitReward'],
          },
          { target: 'failed', actions: 'emitFailed' },
        ],
        onError: { target: 'failed', actions: 'emitFailed' },
      },
    },
    ready: {
      description: 'The balance is known.',
      on: {
        'credits.refreshRequested': 'refreshing',
        'tab.returned': 'rechecking',
        'balance.outdated': 'rechecking',
        'cost.accepted': { target: 'refreshing', actions: 'sendDecision' },
        'cost.reversed': { target: 'refreshing', actions: ['sendDecision', 'removeCost'] },
      },
    },
    refreshing: {
      description: 'The known balance stays on screen while a newer one loads.',
      tags: 'busy',
      entry: 'sendRequested',
      on: {
        // The pending answer may be older, so the balance is requested again.
        'credits.refreshRequested': { target: 'refreshing', reenter: true },
        'balance.outdated': { target: 'refreshing', reenter: true },
        'cost.accepted': { target: 'refreshing', reenter: true, actions: 'sendDecision' },
        'cost.reversed': { target: 'refreshing', reenter: true, actions: ['sendDecision', 'removeCost'] },
      },
      invoke: {
        id: 'refreshBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: ['sendReceived', { type: 'assignBalance', params: output }, 'emitReward', 'sendChanged'],
          },
          { target: 'ready', actions: 'emitFailed' },
        ],
        onError: { target: 'ready', actions: 'emitFailed' },
      },
    },
    rechecking: {
      description:
        'The user returned to this tab, or another tab has bought or spent, so the balance is fetched again; without an answer the known one stays, without a message.',
      entry: 'sendRequested',
      on: {
        'credits.refreshRequested': 'refreshing',
        'balance.outdated': { target: 'rechecking', reenter: true },
        'cost.accepted': { target: 'refreshing', actions: 'sendDecision' },
        'cost.reversed': { target: 'refreshing', actions: ['sendDecision', 'removeCost'] },
      },
      invoke: {
        id: 'recheckBalance',
        src: 'fetchBalance',
        input: ({ context }) => ({ who: required(context.who, 'who') }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'ready',
            actions: ['sendReceived', { type: 'assignBalance', params: output }, 'emitReward'],
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
