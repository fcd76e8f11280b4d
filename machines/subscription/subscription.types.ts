import type { PlanId } from '../../contract/facts/prices.ts';
import type { Notice } from '../kit/notice.ts';

/** The active subscription. `ends`: it was canceled and runs until `periodEnd`; `nextPlan` starts there, when one was chosen. */
export type Subscription = { plan: PlanId; periodEnd: string | null; ends: boolean; nextPlan: PlanId | null };

/** The server's answer; `subscription` is null when none is active. */
export type SubscriptionState = { subscription: Subscription | null };

/** The outcome of a change: the new state of the subscription, or the message of refusal. */
export type WishAnswer = SubscriptionState | { refusal: string };

export type SubscriptionContext = { subscription: Subscription | null; wantedPlan: PlanId | null };

export type SubscriptionEvent =
  | { type: 'subscription.shown' }
  | { type: 'retry.clicked' }
  | { type: 'cancellation.asked' }
  | { type: 'resumption.clicked' }
  | { type: 'plan.chosen'; plan: PlanId }
  | { type: 'payment.succeeded' }
  | { type: 'session.changed' };

export type SubscriptionEmitted = Notice;

export type SubscriptionTypes = {
  context: SubscriptionContext;
  events: SubscriptionEvent;
  emitted: SubscriptionEmitted;
  children: { confirmation: 'confirmation' };
  tags: 'busy' | 'failed' | 'none' | 'asked';
};
