import { emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { ClaimAnswer, DailyRewardTypes } from './dailyReward.types.ts';

export const actions = actionsOf<DailyRewardTypes>()({
  tellDismissed: emit({ type: 'reward.dismissed' }),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  refreshCredits: emit({ type: 'credits.refreshRequested' }),
  announceReceived: emit(notice('success', { key: 'rewardReceived' })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
  warnInServerWords: emit((_, answer: ClaimAnswer) => notice('warning', { text: answer.kind === 'received' ? '' : answer.msg })),
  repeatServerWords: emit((_, answer: ClaimAnswer) => notice('error', { text: answer.kind === 'received' ? '' : answer.msg })),
});

export const guards = guardsOf<DailyRewardTypes>()({
  isSignIn: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  isReceived: (_, answer: ClaimAnswer) => answer.kind === 'received',
  isAlreadyClaimed: (_, answer: ClaimAnswer) => answer.kind === 'already',
  isSignInNeeded: (_, answer: ClaimAnswer) => answer.kind === 'signIn',
});
