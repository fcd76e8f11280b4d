import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Accounts that an OpenID provider knows. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, [`alter table user_account add column openid_subject text unique`]);
