import type { PackPrice, PlanId } from '../../contract/facts/prices.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';
import type { WakeEvent } from '../kit/waking.ts';

/** The item to buy: a subscription or a one-time pack. */
export type Purchase = { kind: 'plan'; plan: PlanId } | { kind: 'pack'; price: PackPrice };

/** One of `transactionStatuses`, or a number that only a newer server knows. */
export type TransactionStatus = number;

/** The outcome of reading a transaction: its status; null when the server refused; `absent` when this user has no such transaction. */
export type Outcome = TransactionStatus | 'absent' | null;

export type PaymentContext = {
  purchase: Purchase | null;
  /** Address of the checkout page in the frame; null when a payment is checked again without its frame. */
  url: string | null;
  txn: string | null;
  /** The server's message when it refused to open a checkout, or why it did not answer. */
  problem: CheckoutProblem | null;
  /** When polling gives up, in milliseconds since 1970; null until it has begun. */
  giveUpAt: number | null;
};

/** `subscribed`: 30002, a subscription is already active. */
export type CheckoutAnswer =
  | { kind: 'opened'; url: string; txn: string }
  | { kind: 'signIn' | 'subscribed' | 'changed' | 'refused'; msg: string };

/** `isWhole`: what the server sent is all there is to it, because nothing failed: the price has changed. */
export type CheckoutProblem = NoticeText & { isWhole?: true };

export type PaymentEvent =
  | { type: 'purchase.requested'; purchase: Purchase }
  /** The user returned to `/pay-result`: the outcome is polled again, without a frame. */
  | { type: 'payment.resumed'; purchase: Purchase; txn: string }
  | { type: 'payment.closed' }
  | { type: 'retry.clicked' }
  | { type: 'frame.loaded' }
  /** The checkout frame reported something: a reason to check, never a proof. */
  | { type: 'frame.reported' }
  | WakeEvent;

export type PaymentEmitted =
  | Notice
  | { type: 'payment.shown' }
  | { type: 'payment.dismissed' }
  | { type: 'payment.succeeded'; purchase: Purchase }
  /** The server session has ended: sign in, then buy the same item. */
  | { type: 'purchase.signInNeeded'; purchase: Purchase }
  | { type: 'credits.refreshRequested' };

export type PaymentTypes = {
  context: PaymentContext;
  events: PaymentEvent;
  emitted: PaymentEmitted;
  tags: 'unfinished' | 'opening' | 'frameLoading';
};
