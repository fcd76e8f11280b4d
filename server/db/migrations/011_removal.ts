import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Accounts that are closed, what a payment processor still has to do, files still to be deleted, and the operator's decisions. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    // The row outlives its owner, because the ledger refers to it; nothing may be made or bought for a closed account.
    `alter table account add column closed_at timestamptz`,
    // From the memory of an address that had an account before.
    `alter table account add column allowance_after timestamptz`,
    `alter table account add column offer_used boolean not null default false`,
    `create index account_closed on account (closed_at) where closed_at is not null`,
    `create table former_account (
      key_hash text primary key,
      bought boolean not null,
      allowance_until timestamptz,
      claimed_on text,
      barred boolean not null,
      at timestamptz not null
    )`,
    `create table processor_request (
      seq bigint generated always as identity primary key,
      kind text not null check (kind in ('expire', 'refund', 'end')),
      payment_id text not null,
      ref text,
      attempts integer not null default 0,
      at timestamptz not null,
      done_at timestamptz
    )`,
    `create index processor_request_open on processor_request (seq) where done_at is null`,
    // Credits that a card company took back after they were spent.
    `alter table credit_grant add column charged_back boolean not null default false`,
    `create index credit_grant_debt on credit_grant (account_id) where charged_back and owed > 0`,
    // Files whose rows are gone. A job that was under way may still write them, so they are deleted again later.
    `create table doomed_file (path text primary key, at timestamptz not null)`,
    `alter table upload add column copy_of text`,
    `create index upload_copy on upload (copy_of) where copy_of is not null`,
    `alter table report add column generation_id text`,
    `alter table report add column upload_name text`,
    `create table operator_decision (
      seq bigint generated always as identity primary key,
      kind text not null check (kind in ('removed', 'kept', 'closed')),
      operator text not null,
      report_number text,
      generation_id text,
      account_id text,
      outcome text not null,
      removed jsonb not null,
      at timestamptz not null
    )`,
    // A record of what was decided: it cannot be changed, and only its retention (five years, with ten days for clocks that differ) may delete it.
    `create function operator_decision_is_append_only() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' then
          if old.at < now() - interval '1815 days' then return old; end if;
        end if;
        raise exception 'operator_decision is append-only';
      end $$`,
    `create trigger operator_decision_append_only before update or delete on operator_decision
      for each row execute function operator_decision_is_append_only()`,
    `create trigger operator_decision_not_truncated before truncate on operator_decision
      for each statement execute function operator_decision_is_append_only()`,
  ]);
