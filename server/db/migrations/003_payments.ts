import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Creates the payment tables. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `create table payment (
      id text primary key,
      account_id text not null,
      kind text not null check (kind in ('pack', 'plan', 'renewal')),
      price text not null,
      currency text not null,
      credits integer not null check (credits > 0),
      plan_id integer,
      subscription_id text,
      status integer not null default 0,
      processor text not null,
      processor_ref text unique,
      charge_ref text,
      email text not null,
      locale text not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      receipt_at timestamptz
    )`,
    `create index payment_account on payment (account_id, id desc)`,
    `create index payment_charge on payment (charge_ref) where charge_ref is not null`,
    `create index payment_receipt_due on payment (settled_at) where status = 1 and receipt_at is null`,
    `create table subscription (
      id text primary key,
      account_id text not null,
      plan_id integer not null,
      next_plan_id integer,
      processor text not null,
      processor_ref text unique,
      status text not null check (status in ('running', 'ended')),
      ends boolean not null default false,
      anchor timestamptz not null,
      period_end timestamptz not null,
      months_granted integer not null default 0,
      payment_id text not null,
      reminded_for timestamptz,
      email text not null,
      locale text not null,
      created_at timestamptz not null
    )`,
    `create index subscription_account on subscription (account_id) where status = 'running'`,
    `create index subscription_running on subscription (period_end) where status = 'running'`,
    // Each processor event is applied once, even if it is delivered several times.
    `create table payment_event (id text primary key, at timestamptz not null)`,
  ]);
