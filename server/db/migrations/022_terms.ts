import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/**
 * What was agreed stays agreed when prices change: which pack a payment is for, and the price and the monthly credits of a subscription, now and
 * after a change of plan. Null is as in the list.
 */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `alter table payment add column pack text`,
    `alter table subscription add column price text, add column credits integer,
      add column next_price text, add column next_credits integer`,
  ]);
