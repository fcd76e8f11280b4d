import { assign, emit, enqueueActions, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { costMachine } from '../cost/cost.machine.ts';
import type { CostEvent } from '../cost/cost.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { Balance, CreditsContext, CreditsTypes, Who } from './credits.types.ts';

const costId = (key: string): string => `cost.${key}`;

/** The costs without some of them. */
const without = (costs: CreditsContext['costs'], keys: readonly string[]): CreditsContext['costs'] =>
  Object.fromEntries(Object.entries(costs).filter(([key]) => !keys.includes(key)));

const requested: CostEvent = { type: 'balance.requested' };
const received: CostEvent = { type: 'balance.received' };

const base = setup({
  types: {} as CreditsTypes,
  actors: {
    fetchBalance: port<Balance | null, { who: Who }>('fetchBalance'),
    watchReturn: listenerPort<{ type: 'tab.returned' }>('watchReturn'),
    otherTabs: listenerPort<{ type: 'balance.outdated' }>('otherTabs'),
    cost: costMachine,
  },
});

/** The ports, the chart of a cost, guards and actions of the credits chart. */
export const creditsSetup = base
  .extend({
    guards: {
      isNewCost: ({ context, event }) => !(asserted(event, 'cost.pending').key in context.costs),
      isPending: ({ context, event }) => asserted(event, 'cost.included').key in context.costs,
      isAnswered: (_, balance: Balance | null) => balance !== null,
    },
  })
  .extend({
    actions: {
      assignOwner: assign(({ event }) => ({ who: asserted(event, 'session.changed').who, balance: null, costs: {}, included: [] })),
      assignBalance: assign(({ context }, balance: Balance | null) => ({
        balance,
        costs: without(context.costs, context.included),
        included: [],
      })),
      spawnCost: spawnChild('cost', {
        id: ({ event }) => costId(asserted(event, 'cost.pending').key),
        input: ({ event }) => ({ key: asserted(event, 'cost.pending').key }),
      }),
      assignCost: assign(({ context, event }) => {
        const { key, amount } = asserted(event, 'cost.pending');
        return { costs: { ...context.costs, [key]: amount } };
      }),
      assignIncluded: assign(({ context, event }) => ({ included: [...context.included, asserted(event, 'cost.included').key] })),
      removeCost: assign(({ context, event }) => {
        const { key } = asserted(event, 'cost.reversed');
        return { costs: without(context.costs, [key]), included: context.included.filter((each) => each !== key) };
      }),
      // A submit from an earlier page load has no cost chart here.
      sendDecision: enqueueActions(({ context, event, enqueue }) => {
        const { type, key } = asserted(event, 'cost.accepted', 'cost.reversed');
        if (key in context.costs) enqueue.sendTo(costId(key), { type } satisfies CostEvent);
      }),
      sendRequested: enqueueActions(({ context, enqueue }) => {
        for (const key of Object.keys(context.costs)) enqueue.sendTo(costId(key), requested);
      }),
      sendReceived: enqueueActions(({ context, enqueue }) => {
        for (const key of context.included) enqueue.sendTo(costId(key), received);
      }),
      stopCosts: enqueueActions(({ context, enqueue }) => {
        for (const key of Object.keys(context.costs)) enqueue.stopChild(costId(key));
      }),
      stopEnded: stopChild((_, { actorId }: { actorId: string }) => actorId),
      emitReward: emit(({ context }) => ({ type: 'reward.known', claimedOn: context.balance?.claimedOn ?? null })),
      sendChanged: sendTo('otherTabs', { type: 'balance.changed' }),
      emitFailed: emit(notice('error', { key: 'creditsFailed' })),
    },
  });
