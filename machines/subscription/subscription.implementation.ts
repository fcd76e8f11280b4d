import { assign, emit } from 'xstate';
import type { PlanId } from '../../contract/facts/prices.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { SubscriptionState, SubscriptionTypes, WishAnswer } from './subscription.types.ts';

export const actions = actionsOf<SubscriptionTypes>()({
  noteLoaded: assign((_, { loaded }: { loaded: SubscriptionState | null }) => ({ subscription: loaded?.subscription ?? null })),
  noteAnswer: assign((_, { answer }: { answer: WishAnswer }) =>
    'subscription' in answer ? { subscription: answer.subscription, wantedPlan: null } : { wantedPlan: null },
  ),
  notePlan: assign((_, { plan }: { plan: PlanId }) => ({ wantedPlan: plan })),
  forgetPlan: assign({ wantedPlan: null }),
  forgetSubscription: assign({ subscription: null, wantedPlan: null }),
  announceDone: emit(notice('success', { key: 'operationSucceeded' })),
  announceRefusal: emit((_, { answer }: { answer: WishAnswer }) => notice('error', { text: 'refusal' in answer ? answer.refusal : '' })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
});

export const guards = guardsOf<SubscriptionTypes>()({
  isTold: (_, { loaded }: { loaded: SubscriptionState | null }) => loaded !== null,
  isDone: (_, { answer }: { answer: WishAnswer }) => 'subscription' in answer,
  hasNone: ({ context }) => context.subscription === null,
  isEnding: ({ context }) => context.subscription?.ends === true,
});
