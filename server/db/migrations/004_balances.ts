import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Supports computing a balance with one scan of an account's remaining grants. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`create index credit_grant_account on credit_grant (account_id, expires_at)`, `drop index credit_grant_daily`]);
