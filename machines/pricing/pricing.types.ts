import type { PackPrice, PlanId, PricingTab } from '../../contract/facts/prices.ts';
import type { Who } from '../credits/credits.types.ts';
import type { Notice } from '../kit/notice.ts';
import type { Purchase } from '../payment/payment.types.ts';

export type PricingContext = {
  who: Who | null;
  /** Whether the prices are on screen, in the dialog or on the page: only then the server is asked about them. */
  open: boolean;
  /** The one pack that is checked. */
  pack: PackPrice;
  /** The subscription that runs; null when none does, or nobody has said. */
  plan: PlanId | null;
  /** What the person pressed Buy for. */
  wanted: Purchase | null;
};

export type PricingEvent =
  | { type: 'session.changed'; who: Who }
  | { type: 'pricing.shown' }
  | { type: 'pricing.left' }
  | { type: 'tab.chosen'; tab: PricingTab }
  | { type: 'pack.selected'; price: PackPrice }
  | { type: 'purchase.pressed'; purchase: Purchase }
  /** From the payment: the session had ended meanwhile. */
  | { type: 'purchase.signInNeeded'; purchase: Purchase }
  | { type: 'auth.dismissed'; signedIn: boolean }
  | { type: 'payment.succeeded' }
  | { type: 'payment.dismissed' };

export type PricingEmitted =
  | Notice
  | { type: 'signIn.needed' }
  /** All is clear: the payment may begin. */
  | { type: 'purchase.requested'; purchase: Purchase };

export type PricingTypes = { context: PricingContext; events: PricingEvent; emitted: PricingEmitted };
