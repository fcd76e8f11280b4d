import type { Who } from '../credits/credits.types.ts';

export type PayReturnContext = {
  who: Who | null;
  /** The transaction that the address names. */
  txn: string | null;
};

export type PayReturnEvent =
  /** A page was opened; `path` is without locale prefix, `query` without the `?`. */
  { type: 'query.given'; path: string; query: string } | { type: 'session.changed'; who: Who } | { type: 'again.clicked' };

export type PayReturnEmitted =
  /** Poll the outcome of this transaction, starting now. */
  | { type: 'payment.wanted'; txn: string }
  /** Its outcome is not shown any more. */
  | { type: 'payment.left' };

export type PayReturnTypes = { context: PayReturnContext; events: PayReturnEvent; emitted: PayReturnEmitted };
