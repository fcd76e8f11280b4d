import { chartModel } from '../kit/model.ts';
import { subscriptionMachine } from './subscription.machine.ts';
import {
  selectIsCancellationAsked,
  selectIsSubscriptionBusy,
  selectSubscription,
  selectSubscriptionPhase,
} from './subscription.selectors.ts';
import type { Subscription } from './subscription.types.ts';

const running: Subscription = { plan: 2, periodEnd: '2026-12-01T00:00:00.000Z', ends: false, nextPlan: null };
const ending: Subscription = { ...running, ends: true };

export const subscriptionModel = chartModel({
  name: 'subscription',
  machine: subscriptionMachine,
  inputs: [undefined],
  events: {
    'subscription.shown': [{}],
    'retry.pressed': [{}],
    'cancellation.asked': [{}],
    'resumption.pressed': [{}],
    'plan.chosen': [{ plan: 3 }],
    'payment.succeeded': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    loadSubscription: {
      done: [{ subscription: running }, { subscription: ending }, { subscription: null }, null],
      error: [new Error('offline')],
    },
    cancelSubscription: { done: [{ subscription: ending }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
    resumeSubscription: { done: [{ subscription: running }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
    changePlan: {
      done: [{ subscription: { ...running, nextPlan: 3 } }, { refusal: 'Not for a moment.' }],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'it is cancelled only after it was asked twice': (snapshot) =>
      !snapshot.matches('cancelling') || selectSubscriptionPhase(snapshot) === 'running',
    'a plan is wanted exactly while it is being changed': (snapshot) =>
      snapshot.matches('changing') === (snapshot.context.wantedPlan !== null),
  },
  shows: {
    hidden: (snapshot) => selectSubscription(snapshot) === null,
    loading: selectIsSubscriptionBusy,
    deciding: () => false,
    failed: (snapshot) => selectSubscriptionPhase(snapshot) === 'failed',
    none: (snapshot) => selectSubscriptionPhase(snapshot) === 'none',
    'running.idle': (snapshot) => selectSubscriptionPhase(snapshot) === 'running' && !selectIsCancellationAsked(snapshot),
    'running.asked': selectIsCancellationAsked,
    ending: (snapshot) => selectSubscriptionPhase(snapshot) === 'ending',
    cancelling: selectIsSubscriptionBusy,
    resuming: selectIsSubscriptionBusy,
    changing: selectIsSubscriptionBusy,
  },
});
