import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Results that their owner shares by link. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table share (
      token text primary key,
      generation_id text not null unique references generation (id) on delete cascade,
      at timestamptz not null
    )`,
  ]);
