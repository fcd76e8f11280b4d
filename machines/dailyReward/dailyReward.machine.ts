import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { actions, guards } from './dailyReward.implementation.ts';
import type { ClaimAnswer, DailyRewardTypes } from './dailyReward.types.ts';

/** The daily reward: offered in a panel that closes after an attempt, whatever the outcome (spec §4). */
export const dailyRewardMachine = setup({
  types: {} as DailyRewardTypes,
  actors: {
    claimReward: port<ClaimAnswer>('claimReward'),
  },
  actions,
  guards,
}).createMachine({
  id: 'dailyReward',
  description: "Today's reward for this person.",
  initial: 'closed',
  on: { 'session.changed': '.closed', 'day.turned': '.closed' },
  states: {
    closed: {
      description: 'The panel is closed; whether a reward is available is unknown.',
      on: { 'reward.offered': 'offered', 'claim.pressed': 'claiming' },
    },
    offered: {
      description: "The panel shows today's reward.",
      on: { 'claim.pressed': 'claiming', 'reward.closed': 'closed' },
    },
    claiming: {
      // Closing is ignored: the panel closes with the answer (spec §4).
      description: "The server is asked for the reward of the person's local date.",
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
            target: 'awaitingSignIn',
            actions: ['tellDismissed', 'tellSignInNeeded'],
          },
          { target: 'closed', actions: ['tellDismissed', { type: 'repeatServerWords', params: output }] },
        ],
        onError: { target: 'closed', actions: ['tellDismissed', 'announceUnreached'] },
      },
    },
    awaitingSignIn: {
      description: 'Only a signed-in person has a reward; it is claimed after the sign-in.',
      on: {
        // An expired session makes a visitor of the person, who still signs in for the reward.
        'session.changed': [{ guard: 'isSignIn', target: 'claiming' }, {}],
        'auth.dismissed': { guard: 'isGivenUp', target: 'closed' },
        'claim.pressed': 'claiming',
      },
    },
    claimed: {
      // A press is ignored: the server would only answer that the reward is already claimed.
      description: "Today's reward is in the balance; the next one is available tomorrow.",
    },
  },
});
