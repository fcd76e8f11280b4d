import { assign, emit, setup } from 'xstate';
import type { PlanId } from '../../contract/facts/prices.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { SubscriptionState, SubscriptionTypes, WishAnswer } from './subscription.types.ts';

const base = setup({
  types: {} as SubscriptionTypes,
  actors: {
    confirmation: confirmationMachine,
    loadSubscription: port<SubscriptionState | null>('loadSubscription'),
    cancelSubscription: port<WishAnswer>('cancelSubscription'),
    resumeSubscription: port<WishAnswer>('resumeSubscription'),
    changePlan: port<WishAnswer, { plan: PlanId }>('changePlan'),
  },
});

export const subscriptionSetup = base
  .extend({
    guards: {
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      isReported: (_, loaded: SubscriptionState | null) => loaded !== null,
      isDone: (_, answer: WishAnswer) => 'subscription' in answer,
      hasNone: ({ context }) => context.subscription === null,
      isEnding: ({ context }) => context.subscription?.ends === true,
    },
  })
  .extend({
    actions: {
      assignLoaded: assign((_, loaded: SubscriptionState | null) => ({
        subscription: required(loaded, 'subscription state').subscription,
      })),
      assignAnswer: assign((_, answer: WishAnswer) => ('subscription' in answer ? { subscription: answer.subscription } : {})),
      assignWantedPlan: assign(({ event }) => ({ wantedPlan: asserted(event, 'plan.chosen').plan })),
      clearWantedPlan: assign({ wantedPlan: null }),
      clearSubscription: assign({ subscription: null }),
      emitCanceled: emit(notice('success', { key: 'planCanceled' })),
      emitResumed: emit(notice('success', { key: 'planResumed' })),
      // Choosing the running plan again takes a change back.
      emitChanged: emit((_, answer: WishAnswer) =>
        notice('success', { key: 'subscription' in answer && answer.subscription?.nextPlan ? 'planChanged' : 'planResumed' }),
      ),
      emitRefusal: emit((_, answer: WishAnswer) =>
        notice('error', { text: required('refusal' in answer ? answer.refusal : null, 'refusal') }),
      ),
      emitUnanswered: emit(unanswered),
    },
  });
