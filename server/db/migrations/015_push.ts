import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Browsers that are notified when a job ends. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    // The address and the keys are sealed; a keyed digest of the address finds them.
    `create table push_subscription (
      endpoint_hash text primary key,
      account_id text not null,
      sealed text not null,
      locale text not null,
      at timestamptz not null
    )`,
    `create index push_subscription_account on push_subscription (account_id)`,
  ]);
