import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Keys with which programs act for an account. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table api_key (
      key_hash text primary key,
      id text not null unique,
      user_id text not null references user_account (id) on delete cascade,
      name text not null,
      start text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index api_key_user on api_key (user_id)`,
  ]);
