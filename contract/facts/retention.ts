import { times } from './times.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** What ends the keeping of something that has no fixed time to live. */
export const endings = ['deletion', 'account', 'installation'] as const;
export type Ending = (typeof endings)[number];

/**
 * One row of the list: the tables and the folders of the data directory that are kept, and for how long. `life` in milliseconds is counted
 * from the moment that the row's name states; what is older is swept (`server/retention`).
 */
type RetentionRule = {
  readonly tables: readonly string[];
  readonly folders?: readonly string[];
  readonly life: number | Ending;
  readonly protection: Protection;
};

/**
 * Levels of protection, from the highest (ASVS 14.1.1); SECURITY.md states what each asks for. `secret`: opens something. `intimate`: what people
 * made, uploaded and wrote. `personal`: who they are and what they did. `accounting`: money and credits. `technical`: names nobody.
 */
export const protections = ['secret', 'intimate', 'personal', 'accounting', 'technical'] as const;
export type Protection = (typeof protections)[number];

/**
 * How long everything is kept: the sweep deletes by this list, the privacy policy is rendered from it, and a test compares it with the
 * tables of the database. A table or folder appears once.
 */
export const retention = {
  account: { tables: ['user_account', 'second_factor', 'recovery_code', 'passkey', 'api_key'], life: 'account', protection: 'secret' },
  creations: { tables: ['generation', 'share'], folders: ['files'], life: 'deletion', protection: 'intimate' },
  /** Everything of a visitor who made and stored nothing for this long. */
  visitors: { tables: ['visitor'], life: 180 * day, protection: 'personal' },
  /** Uploads that neither a creation nor a saved form uses. */
  uploads: { tables: ['upload'], life: 7 * day, protection: 'intimate' },
  /** Saved forms that were not changed. */
  forms: { tables: ['draft'], life: 30 * day, protection: 'intimate' },
  /** Those of visitors without an account. */
  visitorForms: { tables: [], life: 3 * day, protection: 'intimate' },
  /** What remains of failed, canceled and deleted creations, and of answers in the chat. */
  attempts: { tables: [], life: 30 * day, protection: 'intimate' },
  sessions: { tables: ['session'], life: times.sessionLife, protection: 'secret' },
  /** Codes from the mailbox, and sign-ins that wait for their second step. */
  codes: { tables: ['email_code', 'sign_in_step'], life: times.codeLife, protection: 'secret' },
  failedSignIns: { tables: ['failed_sign_in'], life: times.failureMemory, protection: 'personal' },
  /** Browsers and hashed addresses of sign-ins. */
  traces: { tables: ['user_trace'], life: 180 * day, protection: 'personal' },
  /** Browsers that are notified when a job ends, since they last confirmed it. */
  push: { tables: ['push_subscription'], life: 180 * day, protection: 'secret' },
  /** Counters against abuse, by account and hashed address. */
  counters: { tables: ['rate_limit', 'address_allowance'], life: 7 * day, protection: 'personal' },
  claims: { tables: ['daily_claim'], life: 30 * day, protection: 'personal' },
  former: { tables: ['former_account'], life: year, protection: 'personal' },
  consents: { tables: ['consent'], life: 3 * year, protection: 'personal' },
  /** Those of visitors without an account, with which nothing was made. */
  visitorConsents: { tables: [], life: 7 * day, protection: 'personal' },
  messages: { tables: ['contact_message'], life: year, protection: 'intimate' },
  /** Reports that nobody answered. */
  openReports: { tables: [], life: year, protection: 'intimate' },
  /** From the answer on. */
  reports: { tables: ['report'], life: year, protection: 'intimate' },
  decisions: { tables: ['operator_decision', 'operator_act'], life: 5 * year, protection: 'personal' },
  letters: { tables: ['outbox', 'letter'], life: 30 * day, protection: 'secret' },
  checkouts: { tables: [], life: 90 * day, protection: 'accounting' },
  payments: { tables: ['payment', 'subscription'], life: 10 * year, protection: 'accounting' },
  paymentEvents: { tables: ['payment_event', 'early_event', 'processor_request'], life: 90 * day, protection: 'accounting' },
  /** Without a name once the account is deleted. */
  ledger: {
    tables: ['account', 'credit_grant', 'credit_hold', 'hold_part', 'ledger_entry'],
    life: 'installation',
    protection: 'accounting',
  },
  /** Digests of the files that were made here. */
  digests: { tables: ['made_file'], life: 10 * year, protection: 'technical' },
  /** Files on their way: unfinished uploads, work of jobs, and files whose row is gone. */
  passing: { tables: ['doomed_file'], folders: ['incoming', 'unfinished', 'work'], life: day, protection: 'intimate' },
  installation: {
    tables: ['secret', 'setting_change', 'kysely_migration', 'kysely_migration_lock'],
    folders: ['database'],
    life: 'installation',
    protection: 'secret',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionName = keyof typeof retention;
/** The rows that a sweep deletes. */
export type SweptName = { [K in RetentionName]: (typeof retention)[K]['life'] extends number ? K : never }[RetentionName];
export const retentionNames = Object.keys(retention) as RetentionName[];

const units = [
  ['year', year],
  ['day', day],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** Formats a duration such as `180 days` in a language (a BCP 47 tag), in the largest unit that divides it. */
export function durationIn(tag: string, milliseconds: number): string {
  const [unit, length] = units.find(([, size]) => milliseconds % size === 0) ?? units.at(-1)!;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
}
