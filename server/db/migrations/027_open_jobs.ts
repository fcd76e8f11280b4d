import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Few of all jobs are open, or among the last that were made; to look for them must not take longer with all that were cancelled. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create index generation_open on generation (updated_at) where status in ('queued', 'running')`,
    `create index generation_made on generation (id desc) where status = 'succeeded'`,
  ]);
