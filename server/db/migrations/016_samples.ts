import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Uploads that are the site's own samples. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`alter table upload add column sample boolean not null default false`]);
