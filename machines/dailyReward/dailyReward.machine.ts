import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './dailyReward.implementation.ts';
import type { ClaimAnswer, DailyRewardTypes } from './dailyReward.types.ts';

/** The reward of the day: offered in a panel that closes after an attempt, whatever came of it (spec §4). */
export const dailyRewardMachine = setup({
  types: {} as DailyRewardTypes,
  actors: {
    claimReward: port<ClaimAnswer>('claimReward'),
  },
  actions,
  guards,
}).createMachine({
  id: 'dailyReward',
  description: "Today's reward of this person.",
  initial: 'closed',
  on: { 'session.changed': '.closed', 'day.turned': '.closed' },
  states: {
    closed: {
      description: 'The panel is not open; whether there is a reward to claim is not known.',
      on: { 'reward.offered': 'offered', 'claim.pressed': 'claiming' },
    },
    offered: {
      description: 'The panel shows what the day gives.',
      on: { 'claim.pressed': 'claiming', 'reward.closed': 'closed' },
    },
    claiming: {
      // Closing is dropped: the panel closes with the answer, whatever it is (spec §4).
      description: 'The server is asked for the reward of the date where the person is.',
      invoke: {
        id: 'claimReward',
        src: 'claimReward',
        onDone: [
          {
            guard: { type: 'isReceived', params: output },
            target: 'claimed',
            actions: ['tellDismissed', 'refreshCredits', 'announceReceived'],
          },
          {
            guard: { type: 'isAlreadyClaimed', params: output },
            target: 'claimed',
            actions: ['tellDismissed', { type: 'warnInServerWords', params: output }],
          },
          {
            guard: { type: 'isSignInNeeded', params: output },
            target: 'closed',
            actions: ['tellDismissed', 'tellSignInNeeded'],
          },
          { target: 'closed', actions: ['tellDismissed', { type: 'repeatServerWords', params: output }] },
        ],
        onError: { target: 'closed', actions: ['tellDismissed', 'announceUnreached'] },
      },
    },
    claimed: {
      // A press is dropped: the server would only say that it was claimed before.
      description: "Today's reward is in the balance; the next one comes with the next day.",
    },
  },
});
