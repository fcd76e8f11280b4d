import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Letters about payments that are due: receipts, and those about what was returned. It takes the place of `payment_receipt_due`. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`create index payment_letter_due on payment (settled_at) where settled_at is not null and receipt_at is null`]);
