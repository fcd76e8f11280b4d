import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** When the latest attempt at a job started; the time before that was spent waiting. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, ['alter table generation add column started_at timestamptz']);
