/**
 * The tables, as Kysely sees them. Times are `timestamptz`, ids are ULIDs, amounts are whole credits. An *account* has credits: `u_<ulid>`
 * for a user, `v_<ulid>` for a visitor; every owned row references its account, so visitors and users share one code path.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { GenerationStatus } from '../../contract/facts/statuses.ts';
import type { KeyScope } from '../../contract/facts/keys.ts';
import type { creditSources, ledgerKinds } from '../../contract/facts/ledger.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = JSONColumnType<T & object>;

export type LedgerKind = (typeof ledgerKinds)[number];
export type CreditSource = (typeof creditSources)[number];

export type Database = {
  account: {
    id: string;
    balance: Generated<number>;
    created_at: Moment;
    /** Set when its owner left or the operator closed it; nothing may be made or bought for it afterward. */
    closed_at: MaybeMoment;
    /** No daily allowance before this time, because an earlier account of the same address received one. */
    allowance_after: MaybeMoment;
    /** An earlier account of the same address bought something, so the first-purchase offer is used. */
    offer_used: Generated<boolean>;
  };
  /** Keyed digests of the addresses of deleted accounts: what they received for free is not given again. */
  former_account: {
    key_hash: string;
    bought: boolean;
    allowance_until: MaybeMoment;
    /** The local date of the last daily reward. */
    claimed_on: string | null;
    /** Closed by the operator: no new account. */
    barred: boolean;
    at: Moment;
  };
  user_account: {
    id: string;
    email: string;
    /** Case-folded, unique among accounts that are not deleted. */
    email_key: string;
    /** The mailbox that the address leads to (`mailboxOf`); addresses of one mailbox may have accounts of their own. */
    mailbox_key: string | null;
    /** Whether the account receives what is free: one of a mailbox does. */
    free_grants: Generated<boolean>;
    password_hash: string | null;
    google_subject: string | null;
    /** The issuer and its subject, of the provider that the operator configured. */
    openid_subject: string | null;
    invite_code: string;
    invited_by: string | null;
    locale: string | null;
    marketing: Generated<boolean>;
    created_at: Moment;
  };
  /** A browser that is notified when a job of the account ends; address and keys are sealed. */
  push_subscription: { endpoint_hash: string; account_id: string; sealed: string; locale: string; at: Moment };
  visitor: { id: string; claimed_by: string | null; created_at: Moment };
  session: {
    token_hash: string;
    user_id: string;
    /** The public id with which its owner can end the session; the token itself is not stored. */
    id: string;
    agent: string | null;
    /** The visitor of the browser that signed in; signing in there again replaces the session. */
    visitor: string | null;
    created_at: Moment;
    seen_at: MaybeMoment;
    expires_at: Moment;
    /** When the second factor was proved in this session. */
    proved_at: MaybeMoment;
  };
  /** The sealed secret of a user's authenticator app; it counts once it is confirmed. `last_step` is the latest step that opened. */
  second_factor: { user_id: string; sealed: string; last_step: Generated<number>; created_at: Moment; confirmed_at: MaybeMoment };
  /** Keyed digests of codes that each open once without the authenticator app. */
  recovery_code: { code_hash: string; user_id: string };
  /** A browser that passed the first step of signing in to an account with a second factor. */
  sign_in_step: { visitor: string; user_id: string; expires_at: Moment };
  /** A passkey of a user: the public key of a credential, and how often it was used as far as the authenticator counts. */
  passkey: {
    id: string;
    user_id: string;
    credential: string;
    public_key: string;
    counter: number;
    name: string;
    created_at: Moment;
    used_at: MaybeMoment;
  };
  /** A key with which programs act for a user. Only its digest is stored, and its first letters. */
  api_key: {
    key_hash: string;
    id: string;
    user_id: string;
    name: string;
    start: string;
    scopes: KeyScope[];
    created_at: Moment;
    used_at: MaybeMoment;
  };
  /** Append-only: what operators did in the console. `subject` is an id, never an address. */
  operator_act: { seq: Generated<number>; operator: string; act: string; subject: string | null; reason: string | null; at: Moment };
  /** Append-only: what operators changed while the site ran; values are JSON, null for what is configured. */
  setting_change: {
    seq: Generated<number>;
    name: string;
    /** The change before it, 0 for the first of a name. */
    follows: number;
    before: string | null;
    after: string | null;
    operator: string;
    reason: string;
    at: Moment;
  };
  failed_sign_in: { email_hash: string; failures: number; last_at: Moment };
  /** Browsers and hashed addresses that a user signed in from. */
  user_trace: { user_id: string; kind: 'visitor' | 'address'; value: string; at: Moment };
  email_code: {
    id: string;
    email_key: string;
    purpose: 'register' | 'verify';
    code_hash: string;
    /** The visitor who asked for the code. */
    visitor: string | null;
    /** Wrong guesses from the browser that asked for the code. */
    own_guesses: Generated<number>;
    /** Wrong guesses from all others. */
    guesses: Generated<number>;
    expires_at: Moment;
    spent_at: MaybeMoment;
    created_at: Moment;
  };
  /** Granted credits and how many are left; spent in the order of `expires_at` (null last). */
  credit_grant: {
    id: string;
    account_id: string;
    source: CreditSource;
    amount: number;
    remaining: number;
    /** Refunded credits that were held at the time; taken back when a generation releases them. */
    owed: Generated<number>;
    /** What is owed was charged back, so it is also taken from other bought credits. */
    charged_back: Generated<boolean>;
    expires_at: MaybeMoment;
    created_at: Moment;
  };
  /** Append-only. `key` is the idempotency key of the line. */
  ledger_entry: {
    seq: Generated<number>;
    id: string;
    account_id: string;
    kind: LedgerKind;
    source: CreditSource;
    amount: number;
    balance: number;
    grant_id: string | null;
    job_id: string | null;
    txn_id: string | null;
    key: string;
    at: Moment;
  };
  /** One per generation: `state` leaves `held` exactly once, so a generation is either settled or released. */
  credit_hold: { job_id: string; account_id: string; amount: number; state: 'held' | 'settled' | 'released'; created_at: Moment };
  /** The grants that a hold was taken from, so that a release returns the credits to them. */
  hold_part: { job_id: string; grant_id: string; amount: number };
  daily_claim: { account_id: string; local_date: string; at: Moment; zone: string | null };
  /** Number of visitors per address and day (UTC) who received the daily allowance. */
  address_allowance: { address_hash: string; day: string; visitors: number };
  upload: {
    name: string;
    account_id: string;
    type: string;
    width: number | null;
    height: number | null;
    size: number;
    created_at: Moment;
    /** The generation whose result this file was when it was uploaded. */
    copy_of: string | null;
    /** Whether it was one of the site's own samples, byte for byte. */
    sample: Generated<boolean>;
    /** The first image of a video as a data URL: a form that is restored shows it where the browser cannot play the video. */
    still: string | null;
  };
  generation: {
    id: string;
    account_id: string;
    tool: string;
    engine: string | null;
    inputs: Json<Record<string, unknown>>;
    locale: string;
    status: GenerationStatus;
    progress: Generated<number>;
    stage: string | null;
    cost: number;
    outputs: Json<StoredOutput[]>;
    /** The parts of a sound that can be played while the rest of it is made. */
    beginning: ColumnType<StoredOutput[], string | undefined, string>;
    notes: Json<Record<string, unknown>>;
    /** JSON; null unless it failed. */
    error: ColumnType<{ code: number; key: string } | null, string | null | undefined, string | null>;
    idempotency_key: string;
    /** Number of times a worker started the generation; after too many attempts it fails and its credits are returned. */
    attempts: Generated<number>;
    /** A keyed digest of the address that asked; null once the generation has ended. */
    network: Generated<string | null>;
    /** Number of the account's unfinished generations when this one was created. */
    turn: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    /** When the latest attempt started. */
    started_at: MaybeMoment;
    finished_at: MaybeMoment;
    deleted_at: MaybeMoment;
  };
  /** The token alone grants access to the result, so it is random. */
  share: { token: string; generation_id: string; at: Moment };
  draft: { account_id: string; tool: string; inputs: Json<Record<string, unknown>>; updated_at: Moment };
  consent: { id: string; account_id: string; subject: 'me' | 'agreed'; tool: string; at: Moment; revoked_at: MaybeMoment };
  contact_message: { id: string; email: string; topic: string; message: string; locale: string; at: Moment };
  report: {
    number: string;
    url: string;
    reason: string;
    message: string;
    email: string | null;
    locale: string;
    status: 'open' | 'removed' | 'kept';
    outcome: string | null;
    at: Moment;
    due_at: Moment;
    closed_at: MaybeMoment;
    /** What the address showed when the report arrived; the link may be gone by the time of the decision. */
    generation_id: string | null;
    upload_name: string | null;
  };
  /** Append-only: what the operator decided. `removed` counts what was deleted. */
  operator_decision: {
    seq: Generated<number>;
    kind: 'removed' | 'kept' | 'closed';
    operator: string;
    report_number: string | null;
    generation_id: string | null;
    account_id: string | null;
    outcome: string;
    removed: Json<Record<string, number>>;
    at: Moment;
  };
  /** Storage paths to delete, now and once more later; a path that ends in a slash is a folder. */
  doomed_file: { path: string; at: Moment };
  /** The digest (hex) of every generated file. */
  made_file: { sha256: string; generation_id: string; tool: string; at: Moment };
  /**
   * A purchase, or a subscription period that was charged automatically. `status` is one of `transactionStatuses`, `price` as in the price
   * list.
   */
  payment: {
    /** Unguessable, because it is part of the checkout page's URL. */
    id: string;
    account_id: string;
    kind: 'pack' | 'plan' | 'renewal';
    /** The id of a pack; null for a plan, and for payments from before prices could change, whose price is the id. */
    pack: Generated<string | null>;
    price: string;
    currency: string;
    credits: number;
    plan_id: number | null;
    subscription_id: string | null;
    status: Generated<number>;
    processor: string;
    /** The processor's id of the checkout or invoice. */
    processor_ref: string | null;
    /** The processor's id of the charge, which refunds refer to. */
    charge_ref: string | null;
    email: string;
    locale: string;
    created_at: Moment;
    settled_at: MaybeMoment;
    receipt_at: MaybeMoment;
  };
  subscription: {
    id: string;
    account_id: string;
    plan_id: number;
    next_plan_id: number | null;
    /** What was agreed, and what is from the next period on; null is as in the list. */
    price: Generated<string | null>;
    credits: Generated<number | null>;
    next_price: Generated<string | null>;
    next_credits: Generated<number | null>;
    processor: string;
    processor_ref: string | null;
    status: 'running' | 'ended';
    /** Canceled: it runs until `period_end`. */
    ends: Generated<boolean>;
    /** When it started. Month n of its credits starts n calendar months later. */
    anchor: Moment;
    period_end: Moment;
    months_granted: Generated<number>;
    /** The payment of the current period. */
    payment_id: string;
    /** The `period_end` whose renewal was announced by email. */
    reminded_for: MaybeMoment;
    email: string;
    locale: string;
    created_at: Moment;
  };
  /** What the processor still has to do. `ref` is its id of the subscription to end. */
  processor_request: {
    seq: Generated<number>;
    kind: 'expire' | 'refund' | 'end';
    payment_id: string;
    ref: string | null;
    attempts: Generated<number>;
    at: Moment;
    done_at: MaybeMoment;
  };
  payment_event: { id: string; at: Moment };
  /** An event about a charge or subscription (`ref`) that was not known yet, stored as text until it can be applied. */
  early_event: { seq: Generated<number>; ref: string; event: string; at: Moment };
  outbox: { seq: Generated<number>; to: string; subject: string; text: string; html: string | null; sent_at: Moment };
  /** A letter that the mail server has not taken yet, sealed, because it may contain a code; tried next at `next_at`. */
  letter: { id: string; sealed: string; recipient: string | null; next_at: Moment; created_at: Moment };
  /** Keys that the installation generated at its first start. */
  secret: { name: string; value: string };
};

/** A stored result file: `key` in the storage, the other fields for the response. Duration in seconds. */
export type StoredOutput = { key: string; type: string; width: number | null; height: number | null; duration: number | null };
