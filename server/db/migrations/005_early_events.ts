import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Stores events that arrive out of order, and refunded credits that a running job still holds. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table early_event (
      seq bigint generated always as identity primary key,
      ref text not null,
      event text not null,
      at timestamptz not null
    )`,
    `create index early_event_ref on early_event (ref)`,
    // Every balance also shows the credits spent today.
    `create index credit_hold_account on credit_hold (account_id, created_at)`,
    `alter table credit_grant add column owed integer not null default 0 check (owed >= 0)`,
  ]);
