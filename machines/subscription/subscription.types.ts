import type { PlanId } from '../../contract/facts/prices.ts';
import type { Notice } from '../kit/notice.ts';

/** The running subscription. `ends`: it was cancelled and runs until `periodEnd`; `nextPlan` begins there, when one was chosen. */
export type Subscription = { plan: PlanId; periodEnd: string | null; ends: boolean; nextPlan: PlanId | null };

/** What the server says of it; `subscription` is null when none runs. */
export type SubscriptionState = { subscription: Subscription | null };

/** What came of a wish: how the subscription stands now, or why not. */
export type WishAnswer = SubscriptionState | { refusal: string };

export type SubscriptionContext = { subscription: Subscription | null; wantedPlan: PlanId | null };

export type SubscriptionEvent =
  | { type: 'subscription.shown' }
  | { type: 'retry.pressed' }
  | { type: 'cancellation.asked' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.abandoned' }
  | { type: 'resumption.pressed' }
  | { type: 'plan.chosen'; plan: PlanId }
  | { type: 'payment.succeeded' }
  | { type: 'session.changed' };

export type SubscriptionEmitted = Notice;

export type SubscriptionTypes = { context: SubscriptionContext; events: SubscriptionEvent; emitted: SubscriptionEmitted };
