import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { SubscriptionState, SubscriptionTypes, WishAnswer } from './subscription.types.ts';

export const actions = actionsOf<SubscriptionTypes>()({
  noteLoaded: assign((_, loaded: SubscriptionState | null) => ({ subscription: required(loaded, 'subscription state').subscription })),
  noteAnswer: assign((_, answer: WishAnswer) => ('subscription' in answer ? { subscription: answer.subscription } : {})),
  notePlan: assign(({ event }) => ({ wantedPlan: asserted(event, 'plan.chosen').plan })),
  forgetPlan: assign({ wantedPlan: null }),
  forgetSubscription: assign({ subscription: null }),
  announceCanceled: emit(notice('success', { key: 'planCanceled' })),
  announceResumed: emit(notice('success', { key: 'planResumed' })),
  // Whoever chooses the running plan again has taken a change back.
  announceChanged: emit((_, answer: WishAnswer) =>
    notice('success', { key: 'subscription' in answer && answer.subscription?.nextPlan ? 'planChanged' : 'planResumed' }),
  ),
  announceRefusal: emit((_, answer: WishAnswer) =>
    notice('error', { text: required('refusal' in answer ? answer.refusal : null, 'refusal') }),
  ),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<SubscriptionTypes>()({
  isTold: (_, loaded: SubscriptionState | null) => loaded !== null,
  isDone: (_, answer: WishAnswer) => 'subscription' in answer,
  hasNone: ({ context }) => context.subscription === null,
  isEnding: ({ context }) => context.subscription?.ends === true,
});
