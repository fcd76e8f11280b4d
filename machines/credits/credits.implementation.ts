import { assign, emit, sendTo } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { Balance, CreditsTypes } from './credits.types.ts';

export const actions = actionsOf<CreditsTypes>()({
  startAfresh: assign(({ event }) => ({ who: asserted(event, 'session.changed').who, balance: null, costs: {} })),
  countTakenCosts: assign(({ context }) => ({
    costs: Object.fromEntries(
      Object.entries(context.costs).map(([key, cost]) => [key, cost.state === 'taken' ? { ...cost, state: 'counted' as const } : cost]),
    ),
  })),
  storeBalance: assign(({ context }, balance: Balance | null) => ({
    balance,
    costs: Object.fromEntries(Object.entries(context.costs).filter(([, cost]) => cost.state !== 'counted')),
  })),
  simulateCost: assign(({ context, event }) => {
    const { key, amount } = asserted(event, 'cost.simulated');
    return { costs: { ...context.costs, [key]: { amount, state: 'simulated' as const } } };
  }),
  markCostTaken: assign(({ context, event }) => {
    const { key } = asserted(event, 'cost.accepted');
    const cost = context.costs[key];
    return cost ? { costs: { ...context.costs, [key]: { ...cost, state: 'taken' as const } } } : {};
  }),
  reverseCost: assign(({ context, event }) => {
    const { [asserted(event, 'cost.reversed').key]: _, ...costs } = context.costs;
    return { costs };
  }),
  tellReward: emit(({ context }) => ({ type: 'reward.known', claimedOn: context.balance?.claimedOn ?? null })),
  tellTabs: sendTo('otherTabs', { type: 'balance.changed' }),
  tellFailure: emit(notice('error', { key: 'creditsFailed' })),
});

export const guards = guardsOf<CreditsTypes>()({
  isNewCost: ({ context, event }) => !(asserted(event, 'cost.simulated').key in context.costs),
  isAnswered: (_, balance: Balance | null) => balance !== null,
});
