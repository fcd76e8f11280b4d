import type { Kysely } from 'kysely';
import { statements } from './statements.ts';

const accounts = [
  `create table account (
    id text primary key,
    balance integer not null default 0 check (balance >= 0),
    created_at timestamptz not null
  )`,
  `create table user_account (
    id text primary key,
    email text not null,
    email_key text not null unique,
    password_hash text,
    google_subject text unique,
    invite_code text not null unique,
    invited_by text,
    locale text,
    marketing boolean not null default false,
    created_at timestamptz not null
  )`,
  `create table visitor (id text primary key, claimed_by text, created_at timestamptz not null)`,
  `create table session (
    token_hash text primary key,
    user_id text not null references user_account (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index session_by_user on session (user_id)`,
  `create table email_code (
    id text primary key,
    email_key text not null,
    purpose text not null check (purpose in ('register', 'verify')),
    code_hash text not null,
    guesses integer not null default 0,
    expires_at timestamptz not null,
    spent_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index email_code_key on email_code (email_key, purpose, created_at)`,
];

const credits = [
  `create table credit_grant (
    id text primary key,
    account_id text not null references account (id),
    source text not null,
    amount integer not null check (amount > 0),
    remaining integer not null check (remaining >= 0 and remaining <= amount),
    expires_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index credit_grant_open on credit_grant (account_id, expires_at) where remaining > 0`,
  `create index credit_grant_daily on credit_grant (account_id, expires_at) where source = 'daily'`,
  `create table ledger_entry (
    seq bigint generated always as identity primary key,
    id text not null unique,
    account_id text not null references account (id),
    kind text not null check (kind in ('grant', 'hold', 'settle', 'release', 'expire', 'refund')),
    source text not null,
    amount integer not null,
    balance integer not null check (balance >= 0),
    grant_id text,
    job_id text,
    txn_id text,
    key text not null unique,
    at timestamptz not null
  )`,
  `create index ledger_entry_account on ledger_entry (account_id, seq desc)`,
  // The ledger is a record of what happened, so neither a bug nor a manual query may change it.
  `create function ledger_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'ledger_entry is append-only'; end $$`,
  `create trigger ledger_entry_append_only before update or delete on ledger_entry
    for each statement execute function ledger_is_append_only()`,
  `create table credit_hold (
    job_id text primary key,
    account_id text not null references account (id),
    amount integer not null check (amount >= 0),
    state text not null check (state in ('held', 'settled', 'released')),
    created_at timestamptz not null
  )`,
  `create index credit_hold_open on credit_hold (account_id) where state = 'held'`,
  `create table hold_part (
    job_id text not null,
    grant_id text not null references credit_grant (id),
    amount integer not null check (amount > 0),
    primary key (job_id, grant_id)
  )`,
  `create table daily_claim (
    account_id text not null,
    local_date text not null,
    at timestamptz not null,
    primary key (account_id, local_date)
  )`,
  `create table address_allowance (
    address_hash text not null,
    day text not null,
    visitors integer not null,
    primary key (address_hash, day)
  )`,
];

const generations = [
  `create table upload (
    name text primary key,
    account_id text not null,
    type text not null,
    width integer,
    height integer,
    size integer not null,
    created_at timestamptz not null
  )`,
  `create index upload_account on upload (account_id)`,
  `create table generation (
    id text primary key,
    account_id text not null,
    tool text not null,
    engine text,
    inputs jsonb not null,
    locale text not null,
    status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
    progress double precision not null default 0,
    stage text,
    cost integer not null,
    outputs jsonb not null,
    notes jsonb not null,
    error jsonb,
    idempotency_key text not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    finished_at timestamptz,
    deleted_at timestamptz,
    unique (account_id, idempotency_key)
  )`,
  `create index generation_account on generation (account_id, id desc) where deleted_at is null`,
  `create table draft (
    account_id text not null,
    tool text not null,
    inputs jsonb not null,
    updated_at timestamptz not null,
    primary key (account_id, tool)
  )`,
];

const mailAndLimits = [
  `create table outbox (
    seq bigint generated always as identity primary key,
    "to" text not null,
    subject text not null,
    text text not null,
    html text,
    sent_at timestamptz not null
  )`,
  `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create table secret (name text primary key, value text not null)`,
];

/** Creates the initial tables. */
export const up = (db: Kysely<any>): Promise<void> => statements(db, [...accounts, ...credits, ...generations, ...mailAndLimits]);
