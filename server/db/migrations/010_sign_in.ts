import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Adds the device to codes and sessions, and letters that wait for the mail server. Drops digests of addresses that had no key. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    // The visitor who asked for the code, and the guesses from that browser; `guesses` counts everyone else's.
    `alter table email_code add column visitor text`,
    `alter table email_code add column own_guesses integer not null default 0`,
    `alter table session add column visitor text`,
    `create table letter (
      id text primary key,
      sealed text not null,
      next_at timestamptz not null,
      created_at timestamptz not null
    )`,
    `create index letter_next on letter (next_at)`,
    // Plain digests of addresses can be reversed by trying every address.
    `delete from user_trace where kind = 'address'`,
    `delete from address_allowance`,
    `delete from rate_limit`,
  ]);
