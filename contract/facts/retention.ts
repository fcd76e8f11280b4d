import { times } from './times.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** What ends the keeping of something that has no fixed time to live. */
export const endings = ['deletion', 'account', 'installation'] as const;
export type Ending = (typeof endings)[number];

/**
 * One row of the list: the tables and the folders of the data directory that are kept, and for how long. `life` in milliseconds is counted
 * from the moment that the row's name says; what is older is swept (`server/retention`).
 */
type Row = { readonly tables: readonly string[]; readonly folders?: readonly string[]; readonly life: number | Ending };

/**
 * How long everything is kept: the sweep deletes by this list, the privacy policy is rendered from it, and a test compares it with the
 * tables of the database. A table or folder appears once.
 */
export const retention = {
  account: { tables: ['user_account'], life: 'account' },
  creations: { tables: ['generation', 'share'], folders: ['files'], life: 'deletion' },
  /** Everything of a visitor who made and stored nothing for this long. */
  visitors: { tables: ['visitor'], life: 180 * day },
  /** Uploads that neither a creation nor a saved form uses. */
  uploads: { tables: ['upload'], life: 7 * day },
  /** Saved forms that were not changed. */
  forms: { tables: ['draft'], life: 30 * day },
  /** What remains of failed, canceled and deleted creations, and of answers in the chat. */
  attempts: { tables: [], life: 30 * day },
  sessions: { tables: ['session'], life: times.sessionLife },
  codes: { tables: ['email_code'], life: times.codeLife },
  failedSignIns: { tables: ['failed_sign_in'], life: 30 * day },
  /** Browsers and hashed addresses of sign-ins. */
  traces: { tables: ['user_trace'], life: 180 * day },
  /** Counters against abuse, by account and hashed address. */
  counters: { tables: ['rate_limit', 'address_allowance'], life: 7 * day },
  claims: { tables: ['daily_claim'], life: 30 * day },
  former: { tables: ['former_account'], life: year },
  consents: { tables: ['consent'], life: 3 * year },
  messages: { tables: ['contact_message'], life: year },
  /** From the answer on. */
  reports: { tables: ['report'], life: year },
  decisions: { tables: ['operator_decision'], life: 5 * year },
  letters: { tables: ['outbox', 'letter'], life: 30 * day },
  checkouts: { tables: [], life: 90 * day },
  payments: { tables: ['payment', 'subscription'], life: 10 * year },
  paymentEvents: { tables: ['payment_event', 'early_event', 'processor_request'], life: 90 * day },
  /** Without a name once the account is deleted. */
  ledger: { tables: ['account', 'credit_grant', 'credit_hold', 'hold_part', 'ledger_entry'], life: 'installation' },
  /** Digests of the files that were made here. */
  digests: { tables: ['made_file'], life: 10 * year },
  /** Files on their way: unfinished uploads, work of jobs, and files whose row is gone. */
  passing: { tables: ['doomed_file'], folders: ['incoming', 'work'], life: day },
  installation: { tables: ['secret', 'kysely_migration', 'kysely_migration_lock'], folders: ['database'], life: 'installation' },
} as const satisfies Record<string, Row>;

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
