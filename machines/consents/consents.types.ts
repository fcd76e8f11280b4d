import type { consent } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice, NoticeText } from '../kit/notice.ts';

/** A consent receipt. */
export type Receipt = Infer<typeof consent>;

/** The receipts on screen; null when the server refused. */
export type Receipts = readonly Receipt[] | null;

/** The outcome of a revocation: null on success, otherwise the message to show. */
export type Revoked = NoticeText | null;

export type ConsentsContext = {
  /** The receipts that are not revoked, newest first. */
  receipts: readonly Receipt[];
  /** The receipt that the user wants to revoke. */
  chosen: string | null;
};

export type ConsentsEvent =
  | { type: 'consents.shown' }
  | { type: 'retry.clicked' }
  | { type: 'revocation.asked'; id: string }
  | { type: 'session.changed' };

export type ConsentsEmitted = Notice | { type: 'consent.revoked' };

export type ConsentsTypes = {
  context: ConsentsContext;
  events: ConsentsEvent;
  emitted: ConsentsEmitted;
  children: { confirmation: 'confirmation' };
  tags: 'failed' | 'shown' | 'busy';
};
