import { assign, emit, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { Balance, CreditsTypes, Who } from './credits.types.ts';

const base = setup({
  types: {} as CreditsTypes,
  actors: {
    fetchBalance: port<Balance | null, { who: Who }>('fetchBalance'),
    watchReturn: listenerPort<{ type: 'tab.returned' }>('watchReturn'),
    otherTabs: listenerPort<{ type: 'balance.outdated' }>('otherTabs'),
  },
});

/** The ports, guards and actions of the credits chart. */
export const creditsSetup = base
  .extend({
    guards: {
      isNewCost: ({ context, event }) => !(asserted(event, 'cost.simulated').key in context.costs),
      isAnswered: (_, balance: Balance | null) => balance !== null,
    },
  })
  .extend({
    actions: {
      assignOwner: assign(({ event }) => ({ who: asserted(event, 'session.changed').who, balance: null, costs: {} })),
      countTakenCosts: assign(({ context }) => ({
        costs: Object.fromEntries(
          Object.entries(context.costs).map(([key, cost]) => [key, cost.state === 'taken' ? { ...cost, state: 'counted' as const } : cost]),
        ),
      })),
      assignBalance: assign(({ context }, balance: Balance | null) => ({
        balance,
        costs: Object.fromEntries(Object.entries(context.costs).filter(([, cost]) => cost.state !== 'counted')),
      })),
      addCost: assign(({ context, event }) => {
        const { key, amount } = asserted(event, 'cost.simulated');
        return { costs: { ...context.costs, [key]: { amount, state: 'simulated' as const } } };
      }),
      markCostTaken: assign(({ context, event }) => {
        const { key } = asserted(event, 'cost.accepted');
        const cost = context.costs[key];
        return cost ? { costs: { ...context.costs, [key]: { ...cost, state: 'taken' as const } } } : {};
      }),
      removeCost: assign(({ context, event }) => {
        const { [asserted(event, 'cost.reversed').key]: _, ...costs } = context.costs;
        return { costs };
      }),
      emitReward: emit(({ context }) => ({ type: 'reward.known', claimedOn: context.balance?.claimedOn ?? null })),
      sendChanged: sendTo('otherTabs', { type: 'balance.changed' }),
      emitFailed: emit(notice('error', { key: 'creditsFailed' })),
    },
  });
