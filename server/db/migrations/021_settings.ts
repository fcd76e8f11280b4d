import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** What operators changed while the site ran: the newest change of a name is in force, and a change follows exactly one other. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table setting_change (
      seq bigint generated always as identity primary key,
      name text not null,
      follows bigint not null,
      before text,
      after text,
      operator text not null,
      reason text not null,
      at timestamptz not null,
      unique (name, follows)
    )`,
    `create index setting_change_newest on setting_change (name, seq desc)`,
    `create function setting_change_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'setting_change is append-only'; end $$`,
    `create trigger setting_change_append_only before update or delete on setting_change
      for each row execute function setting_change_is_append_only()`,
  ]);
