import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Gives the traces of sign-ins a time, so that they can end. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`alter table user_trace add column at timestamptz not null default now()`]);
