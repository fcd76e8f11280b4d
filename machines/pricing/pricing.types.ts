import type { PackPrice, PlanId, PricingTab } from '../../contract/facts/prices.ts';
import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Purchase } from '../payment/payment.types.ts';

export type PricingContext = {
  /** The selected pack. */
  pack: PackPrice;
  /** The active subscription; null when there is none or it is unknown. */
  plan: PlanId | null;
  /** The item that the user clicked Buy for. */
  wanted: Purchase | null;
};

export type PricingEvent =
  | { type: 'session.changed'; who: Who }
  | { type: 'pricing.shown' }
  | { type: 'pricing.left' }
  | { type: 'tab.chosen'; tab: PricingTab }
  | { type: 'pack.selected'; price: PackPrice }
  | { type: 'purchase.clicked'; purchase: Purchase }
  /** From the payment: the session has ended meanwhile. */
  | { type: 'purchase.signInNeeded'; purchase: Purchase }
  | { type: 'payment.succeeded' }
  | { type: 'payment.dismissed' }
  /** Raised by the chart itself: one of its questions to the server has ended. */
  | { type: 'check.answered' };

export type PricingEmitted =
  | Notice
  /** All checks passed: the payment can start. */
  | { type: 'purchase.requested'; purchase: Purchase };

export type PricingTypes = {
  context: PricingContext;
  events: PricingEvent;
  emitted: PricingEmitted;
  tags: 'buying' | 'firstPackOffered' | 'subscribed' | 'asking';
};
