import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { Balance, CreditsTypes, Who } from './credits.types.ts';

export const actions = actionsOf<CreditsTypes>()({
  startAfresh: assign((_, { who }: { who: Who }) => ({ who, balance: null, costs: {} })),
  countTakenCosts: assign(({ context }) => ({
    costs: Object.fromEntries(
      Object.entries(context.costs).map(([key, cost]) => [key, cost.state === 'taken' ? { ...cost, state: 'counted' as const } : cost]),
    ),
  })),
  storeBalance: assign(({ context }, { balance }: { balance: Balance | null }) => ({
    balance,
    costs: Object.fromEntries(Object.entries(context.costs).filter(([, cost]) => cost.state !== 'counted')),
  })),
  simulateCost: assign(({ context }, { key, amount }: { key: string; amount: number }) => ({
    costs: { ...context.costs, [key]: { amount, state: 'simulated' as const } },
  })),
  markCostTaken: assign(({ context }, { key }: { key: string }) => {
    const cost = context.costs[key];
    return cost ? { costs: { ...context.costs, [key]: { ...cost, state: 'taken' as const } } } : {};
  }),
  reverseCost: assign(({ context }, { key }: { key: string }) => ({
    costs: Object.fromEntries(Object.entries(context.costs).filter(([other]) => other !== key)),
  })),
  tellFailure: emit(notice('error', { key: 'creditsFailed' })),
});

export const guards = guardsOf<CreditsTypes>()({
  isNewCost: ({ context }, { key }: { key: string }) => !(key in context.costs),
  isAnswered: (_, { balance }: { balance: Balance | null }) => balance !== null,
});
