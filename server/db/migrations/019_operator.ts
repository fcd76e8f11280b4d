import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** The second factor of an account, the sessions that proved it, and the record of what operators do. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    // The secret is sealed. It counts once it is confirmed, and a step of its time opens once.
    `create table second_factor (
      user_id text primary key references user_account (id) on delete cascade,
      sealed text not null,
      last_step bigint not null default 0,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`,
    `create table recovery_code (
      code_hash text primary key,
      user_id text not null references user_account (id) on delete cascade
    )`,
    `create index recovery_code_user on recovery_code (user_id)`,
    `alter table session add column proved_at timestamptz`,
    `create table operator_act (
      seq bigint generated always as identity primary key,
      operator text not null,
      act text not null,
      subject text,
      reason text,
      at timestamptz not null
    )`,
    // Like the decisions, the record cannot be changed, and only its retention deletes it.
    `create function operator_act_is_append_only() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' then
          if old.at < now() - interval '1815 days' then return old; end if;
        end if;
        raise exception 'operator_act is append-only';
      end $$`,
    `create trigger operator_act_append_only before update or delete on operator_act
      for each row execute function operator_act_is_append_only()`,
    `create trigger operator_act_not_truncated before truncate on operator_act
      for each statement execute function operator_act_is_append_only()`,
  ]);
