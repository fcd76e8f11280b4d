import { sendTo, setup } from 'xstate';
import { parentOf } from '../kit/parent.ts';
import type { CostReport, CostTypes } from './cost.types.ts';

/** The cost of one submit, from the submit until the server's balance includes it or its credits are returned (spec §4). */
export const costMachine = setup({
  types: {} as CostTypes,
  actions: {
    reportIncluded: sendTo(parentOf, ({ context: { key } }): CostReport => ({ type: 'cost.included', key })),
  },
}).createMachine({
  id: 'cost',
  description: "The cost of one submit, until the server's balance includes it.",
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      description: 'Subtracted here, though the server has not acknowledged the submit yet (spec §4: simulated).',
      on: { 'cost.accepted': 'accepted', 'cost.reversed': 'reversed' },
    },
    accepted: {
      description: 'The server holds the credits, and the balance on screen is older.',
      on: { 'balance.requested': { target: 'included', actions: 'reportIncluded' }, 'cost.reversed': 'reversed' },
    },
    included: {
      description: 'The balance that is on its way includes the cost.',
      on: { 'balance.received': 'settled', 'cost.reversed': 'reversed' },
    },
    settled: { description: 'The balance on screen includes the cost.', type: 'final' },
    reversed: { description: 'The credits were returned.', type: 'final' },
  },
});
