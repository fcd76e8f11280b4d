import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Sign-ins that wait for their second step, and passkeys. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table sign_in_step (
      visitor text primary key,
      user_id text not null references user_account (id) on delete cascade,
      expires_at timestamptz not null
    )`,
    `create index sign_in_step_user on sign_in_step (user_id)`,
    `create table passkey (
      id text primary key,
      user_id text not null references user_account (id) on delete cascade,
      credential text not null unique,
      public_key text not null,
      counter bigint not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index passkey_user on passkey (user_id)`,
  ]);
