import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** The parts of a sound that can be played while the rest of it is made; empty before, and once the generation has ended. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [`alter table generation add column beginning jsonb not null default '[]'`]);
