import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** When the latest attempt at a job began: what came before was waiting. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, ['alter table generation add column started_at timestamptz']);
