import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { wakePort } from '../kit/waking.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SignInOutput } from '../signIn/signIn.types.ts';
import type { ClaimAnswer, DailyRewardTypes, RewardDay } from './dailyReward.types.ts';

const base = setup({
  types: {} as DailyRewardTypes,
  actors: {
    signIn: signInMachine,
    claimReward: port<ClaimAnswer>('claimReward'),
    readDay: port<RewardDay>('readDay'),
    storeOffer: port<void>('storeOffer'),
    watchTab: wakePort('watchTab'),
  },
  delays: {
    // The rest of the user's day, a whole day at most.
    midnight: ({ context }) => context.untilMidnight,
  },
});

/** The server's message in an answer that a guard found refused. */
const messageOf = (answer: ClaimAnswer) => ({ text: answer.kind === 'received' ? '' : answer.msg });

export const dailyRewardSetup = base
  .extend({
    guards: {
      isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
      isSignedIn: (_, { signedIn }: SignInOutput) => signedIn,
      isClaimedToday: ({ context }, { today }: RewardDay) => context.claimedOn === today,
      isTodaysClaim: ({ context, event }) => {
        const { claimedOn } = asserted(event, 'reward.known');
        return claimedOn !== null && claimedOn === context.today;
      },
      isOfferedToday: (_, { today, offeredOn }: RewardDay) => offeredOn === today,
      isDayOver: ({ context, event }) => asserted(event, 'tab.woke').now >= context.midnightAt,
      isReceived: (_, answer: ClaimAnswer) => answer.kind === 'received',
      isAlreadyClaimed: (_, answer: ClaimAnswer) => answer.kind === 'already',
      isSignInNeeded: (_, answer: ClaimAnswer) => answer.kind === 'signIn',
    },
  })
  .extend({
    actions: {
      assignDay: assign((_, { now, today, midnightAt }: RewardDay) => ({ today, midnightAt, untilMidnight: midnightAt - now })),
      assignClaimed: assign(({ event }) => ({ claimedOn: asserted(event, 'reward.known').claimedOn })),
      clearClaimed: assign({ claimedOn: null }),
      emitDue: emit({ type: 'reward.due' }),
      emitDismissed: emit({ type: 'reward.dismissed' }),
      emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
      emitReceived: emit(notice('success', { key: 'rewardReceived' })),
      emitUnanswered: emit(unanswered),
      emitAlreadyClaimed: emit((_, answer: ClaimAnswer) => notice('warning', messageOf(answer))),
      emitRefused: emit((_, answer: ClaimAnswer) => notice('error', messageOf(answer))),
    },
  });
