import type { PackPrice, PlanId } from '../../contract/facts/prices.ts';
import type { Notice } from '../kit/notice.ts';

/** What is bought: a subscription or a one-time pack. */
export type Purchase = { kind: 'plan'; plan: PlanId } | { kind: 'pack'; price: PackPrice };

/** One of `transactionStatuses`, or a number that a newer server knows. */
export type TransactionStatus = number;

/** What a look at a transaction came to: its status; null when the server would not tell; `absent` when this person has no such one. */
export type Outcome = TransactionStatus | 'absent' | null;

export type PaymentContext = {
  purchase: Purchase | null;
  /** Address of the checkout page for the frame; null when a payment is looked at again without its frame. */
  url: string | null;
  txn: string | null;
  /** The server's sentence when it refused to open a checkout; null when it could not be reached. */
  problem: string | null;
};

/** `subscribed`: 30002, a subscription already runs. */
export type CheckoutAnswer = { kind: 'opened'; url: string; txn: string } | { kind: 'signIn' | 'subscribed' | 'refused'; msg: string };

/** The pace of polling, from absolute deadlines. */
export type PaceEvent = { type: 'check.due' } | { type: 'limit.reached' };

export type PaymentEvent =
  | { type: 'purchase.requested'; purchase: Purchase }
  /** The person is back on `/pay-result`: the outcome is asked for again, without a frame. */
  | { type: 'payment.resumed'; purchase: Purchase; txn: string }
  | { type: 'payment.closed' }
  | { type: 'retry.pressed' }
  | { type: 'frame.loaded' }
  /** Our own frame says that something happened: a reason to look, never a proof. */
  | { type: 'frame.reported' }
  | PaceEvent;

export type PaymentEmitted =
  | Notice
  | { type: 'payment.shown' }
  | { type: 'payment.dismissed' }
  | { type: 'payment.succeeded'; purchase: Purchase }
  /** The server no longer knows the person: sign in, then buy the same. */
  | { type: 'purchase.signInNeeded'; purchase: Purchase }
  | { type: 'credits.refreshRequested' };

export type PaymentTypes = { context: PaymentContext; events: PaymentEvent; emitted: PaymentEmitted };
