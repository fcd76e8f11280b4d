import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { wakePort } from '../kit/waking.ts';
import { actions, guards } from './dailyReward.implementation.ts';
import type { ClaimAnswer, DailyRewardTypes, RewardDay } from './dailyReward.types.ts';

/** The daily reward: offered to a user once on each of their days, in a panel that closes after an attempt, whatever the outcome (spec §4). */
export const dailyRewardMachine = setup({
  types: {} as DailyRewardTypes,
  actors: {
    claimReward: port<ClaimAnswer>('claimReward'),
    readDay: port<RewardDay>('readDay'),
    noteOffer: port<void>('noteOffer'),
    watchTab: wakePort('watchTab'),
  },
  actions,
  guards,
  delays: {
    // The rest of the person's day, which begins anew at midnight; a whole day at most.
    midnight: ({ context }) => context.untilMidnight,
  },
}).createMachine({
  id: 'dailyReward',
  description: "Today's reward for this person.",
  context: { midnightAt: 0, untilMidnight: times.day, isClaimWanted: false, today: null, claimedOn: null },
  initial: 'signedOut',
  on: {
    'session.changed': [
      { guard: 'isUser', target: '.reading', actions: 'forgetClaimed' },
      { target: '.signedOut', actions: 'forgetClaimed' },
    ],
    'reward.known': { actions: 'noteClaimed' },
  },
  states: {
    signedOut: {
      description: 'No user is here: nothing is offered, and a claim asks for a sign-in first.',
      entry: 'forgetClaim',
      on: { 'claim.pressed': { target: 'awaitingSignIn', actions: ['wantClaim', 'tellSignInNeeded'] } },
    },
    awaitingSignIn: {
      description: 'A claim waits for the sign-in and goes on after it.',
      on: {
        // An expired session makes a visitor of the person, who still signs in for the reward.
        'session.changed': [{ guard: 'isUser', target: 'reading', actions: 'forgetClaimed' }, { actions: 'forgetClaimed' }],
        'auth.dismissed': { guard: 'isGivenUp', target: 'signedOut' },
        // Whoever came back from the sign-in page without signing in asks for it again.
        'claim.pressed': { actions: 'tellSignInNeeded' },
      },
    },
    reading: {
      description: "The person's local date is read, with the day on which the reward was last offered in this browser.",
      invoke: {
        id: 'readDay',
        src: 'readDay',
        onDone: [
          {
            guard: 'isClaimWanted',
            target: 'today.claiming',
            actions: { type: 'keepDay', params: output },
          },
          {
            guard: { type: 'isClaimedToday', params: output },
            target: 'today.claimed',
            actions: { type: 'keepDay', params: output },
          },
          {
            guard: { type: 'isOfferedToday', params: output },
            target: 'today.closed',
            actions: { type: 'keepDay', params: output },
          },
          { target: 'today.due', actions: { type: 'keepDay', params: output } },
        ],
        onError: 'today.closed',
      },
    },
    today: {
      description: 'One day of the person, until their midnight.',
      initial: 'closed',
      invoke: { id: 'watchTab', src: 'watchTab' },
      after: { midnight: 'reading' },
      // The delay does not run while the tab sleeps, so midnight is also compared when the tab wakes.
      on: { 'tab.woke': { guard: 'isDayOver', target: 'reading' } },
      states: {
        closed: {
          description: 'The panel is closed.',
          on: {
            'claim.pressed': 'claiming',
            'reward.shown': 'offered',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: 'noteClaimed' },
          },
        },
        due: {
          description: 'Not yet offered today: the panel is requested, and other dialogs may come first.',
          entry: 'tellDue',
          on: {
            'reward.shown': 'offered',
            'reward.closed': 'closed',
            'claim.pressed': 'claiming',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: ['noteClaimed', 'tellDismissed'] },
          },
        },
        offered: {
          description: "The panel shows today's reward, and today is stored as the day of the offer.",
          invoke: {
            id: 'noteOffer',
            src: 'noteOffer',
            // Without storage the reward is offered again at the next load.
            onError: {},
          },
          on: {
            'claim.pressed': 'claiming',
            'reward.closed': 'closed',
            'reward.known': { guard: 'isTodaysClaim', target: 'claimed', actions: ['noteClaimed', 'tellDismissed'] },
          },
        },
        claiming: {
          // Closing is ignored: the panel closes with the answer (spec §4).
          description: "The server is asked for the reward of the person's local date.",
          entry: 'forgetClaim',
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
                target: '#dailyReward.awaitingSignIn',
                actions: ['tellDismissed', 'wantClaim', 'tellSignInNeeded'],
              },
              { target: 'closed', actions: ['tellDismissed', { type: 'repeatServerWords', params: output }] },
            ],
            onError: { target: 'closed', actions: ['tellDismissed', 'announceUnreached'] },
          },
        },
        claimed: {
          // A press is ignored: the server would only answer that the reward is already claimed.
          description: "Today's reward is in the balance; the next one is available tomorrow.",
          invoke: {
            id: 'noteClaim',
            src: 'noteOffer',
            onError: {},
          },
        },
      },
    },
  },
});
