import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** A balance is one look at the grants of an account that are not over. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`create index credit_grant_account on credit_grant (account_id, expires_at)`, `drop index credit_grant_daily`]);
