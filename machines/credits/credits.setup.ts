import { assign, emit, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { acceptCost, countCosts, reverseCost, settleCosts, simulateCost } from './credits.costs.ts';
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
      countCosts: assign(({ context }) => ({ costs: countCosts(context.costs) })),
      assignBalance: assign(({ context }, balance: Balance | null) => ({ balance, costs: settleCosts(context.costs) })),
      simulateCost: assign(({ context, event }) => {
        const { key, amount } = asserted(event, 'cost.simulated');
        return { costs: simulateCost(context.costs, key, amount) };
      }),
      acceptCost: assign(({ context, event }) => ({ costs: acceptCost(context.costs, asserted(event, 'cost.accepted').key) })),
      reverseCost: assign(({ context, event }) => ({ costs: reverseCost(context.costs, asserted(event, 'cost.reversed').key) })),
      emitReward: emit(({ context }) => ({ type: 'reward.known', claimedOn: context.balance?.claimedOn ?? null })),
      sendChanged: sendTo('otherTabs', { type: 'balance.changed' }),
      emitFailed: emit(notice('error', { key: 'creditsFailed' })),
    },
  });
