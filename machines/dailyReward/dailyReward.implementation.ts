import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { ClaimAnswer, DailyRewardTypes, RewardDay } from './dailyReward.types.ts';

export const actions = actionsOf<DailyRewardTypes>()({
  keepDay: assign((_, { now, today, midnightAt }: RewardDay) => ({ today, midnightAt, untilMidnight: midnightAt - now })),
  noteClaimed: assign(({ event }) => ({ claimedOn: asserted(event, 'reward.known').claimedOn })),
  forgetClaimed: assign({ claimedOn: null }),
  wantClaim: assign({ isClaimWanted: true }),
  forgetClaim: assign({ isClaimWanted: false }),
  tellDue: emit({ type: 'reward.due' }),
  tellDismissed: emit({ type: 'reward.dismissed' }),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  refreshCredits: emit({ type: 'credits.refreshRequested' }),
  announceReceived: emit(notice('success', { key: 'rewardReceived' })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
  warnInServerWords: emit((_, answer: ClaimAnswer) => notice('warning', { text: answer.kind === 'received' ? '' : answer.msg })),
  repeatServerWords: emit((_, answer: ClaimAnswer) => notice('error', { text: answer.kind === 'received' ? '' : answer.msg })),
});

export const guards = guardsOf<DailyRewardTypes>()({
  isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  isClaimWanted: ({ context }) => context.isClaimWanted,
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
});
