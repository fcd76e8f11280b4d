import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

/** Adds session metadata, sign-in traces and digests of generated files. */
export const up = (db: Kysely<any>): Promise<void> =>
  statements(db, [
    `alter table session add column id text`,
    `alter table session add column agent text`,
    `alter table session add column seen_at timestamptz`,
    `create unique index session_id on session (id)`,
    `create table failed_sign_in (
      email_hash text primary key,
      failures integer not null,
      last_at timestamptz not null
    )`,
    // Browsers and addresses a user signed in from: an invitation between accounts that share one earns nothing.
    `create table user_trace (
      user_id text not null references user_account (id) on delete cascade,
      kind text not null check (kind in ('visitor', 'address')),
      value text not null,
      primary key (user_id, kind, value)
    )`,
    `create index user_account_invited on user_account (invited_by) where invited_by is not null`,
    `create table consent (
      id text primary key,
      account_id text not null,
      subject text not null check (subject in ('me', 'agreed')),
      tool text not null,
      at timestamptz not null,
      revoked_at timestamptz
    )`,
    `create index consent_account on consent (account_id, id desc)`,
    `create table contact_message (
      id text primary key,
      email text not null,
      topic text not null,
      message text not null,
      locale text not null,
      at timestamptz not null
    )`,
    `create table report (
      number text primary key,
      url text not null,
      reason text not null,
      message text not null,
      email text,
      locale text not null,
      status text not null check (status in ('open', 'removed', 'kept')),
      outcome text,
      at timestamptz not null,
      due_at timestamptz not null,
      closed_at timestamptz
    )`,
    // The digest of every generated file, which /verify looks up.
    `create table made_file (
      sha256 text primary key,
      generation_id text not null,
      tool text not null,
      at timestamptz not null
    )`,
    `create index made_file_generation on made_file (generation_id)`,
    `create index report_open on report (due_at) where status = 'open'`,
  ]);
