import { sql, type RawBuilder } from 'kysely';
import { uploadKey } from '../storage/keys.ts';
import type { Services } from '../core/services.ts';
import { emailKeyOf } from './accounts.ts';
import { zip, type ZipEntry } from './zip.ts';

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8');
}

const asJson = (name: string, value: unknown): ZipEntry => ({ name, content: bytesOf(`${JSON.stringify(value, null, 2)}\n`) });

/** Who the data are about: an account, and the address of a user, under which messages and reports are stored. */
type Subject = { account: string; email: string };

type Query = (subject: Subject) => RawBuilder<unknown>;

/** A file of the archive for each table that has something about a person, without the columns that are internal. */
const files: Readonly<Record<string, Query>> = {
  account: ({ account }) =>
    sql`select email, locale, marketing, invite_code, invited_by, google_subject, openid_subject, created_at from user_account where id = ${account}`,
  sessions: ({ account }) => sql`select agent, created_at, seen_at, expires_at from session where user_id = ${account}`,
  factor: ({ account }) => sql`select created_at, confirmed_at from second_factor where user_id = ${account}`,
  passkeys: ({ account }) => sql`select name, created_at, used_at from passkey where user_id = ${account}`,
  keys: ({ account }) => sql`select name, start, scopes, created_at, used_at from api_key where user_id = ${account}`,
  traces: ({ account }) => sql`select kind, value, at from user_trace where user_id = ${account}`,
  visitors: ({ account }) => sql`select id, created_at from visitor where claimed_by = ${account} or id = ${account}`,
  uploads: ({ account }) => sql`select name, type, width, height, size, copy_of, created_at from upload where account_id = ${account}`,
  creations: ({ account }) =>
    sql`select id, tool, engine, inputs, status, cost, outputs, notes, locale, error, created_at, finished_at from generation where deleted_at is null and account_id = ${account}`,
  shares: ({ account }) =>
    sql`select share.token, share.generation_id, share.at from share join generation on generation.id = generation_id where account_id = ${account}`,
  drafts: ({ account }) => sql`select tool, inputs, updated_at from draft where account_id = ${account}`,
  consents: ({ account }) => sql`select id, subject, tool, at, revoked_at from consent where account_id = ${account}`,
  payments: ({ account }) =>
    sql`select id, kind, price, currency, credits, plan_id, status, email, locale, created_at, settled_at from payment where account_id = ${account}`,
  subscriptions: ({ account }) =>
    sql`select plan_id, next_plan_id, status, ends, anchor, period_end, email, locale, created_at from subscription where account_id = ${account}`,
  credits: ({ account }) =>
    sql`select id, kind, source, amount, balance, job_id, txn_id, at from ledger_entry where account_id = ${account} order by seq`,
  grants: ({ account }) =>
    sql`select source, amount, remaining, owed, expires_at, created_at from credit_grant where account_id = ${account}`,
  rewards: ({ account }) => sql`select local_date, at from daily_claim where account_id = ${account}`,
  messages: ({ email }) => sql`select topic, email, message, locale, at from contact_message where lower(email) = ${email}`,
  reports: ({ email }) =>
    sql`select number, url, reason, message, email, locale, status, outcome, at, due_at, closed_at from report where lower(email) = ${email}`,
  decisions: ({ account }) =>
    sql`select kind, report_number, generation_id, outcome, at from operator_decision where account_id = ${account}`,
  letters: ({ email }) => sql`select "to", subject, text, sent_at from outbox where lower("to") = ${email} order by seq`,
};

/** Tables about a person that are not in the archive, and why. A test compares both lists with the tables of the database. */
export const withheld: Readonly<Record<string, string>> = {
  credit_hold: 'the same amounts are in credits.json',
  push_subscription: 'sealed addresses of browsers, which open a way to them',
  sign_in_step: 'sign-ins that wait for their second step, for ten minutes',
  recovery_code: 'keyed digests of codes that open the second factor',
  email_code: 'keyed digests of codes, for ten minutes',
};
/** An address that no row has, so that a visitor, who has none, receives nothing that others wrote. */
const nobody = '';

async function* entriesOf(services: Pick<Services, 'log' | 'db' | 'disk'>, account: string): AsyncGenerator<ZipEntry> {
  const { db, disk, log } = services;
  const user = await db.selectFrom('user_account').select('email').where('id', '=', account).executeTakeFirst();
  const subject: Subject = { account, email: user ? emailKeyOf(user.email) : nobody };
  for (const [name, query] of Object.entries(files)) {
    const { rows } = await query(subject).execute(db);
    yield asJson(`${name}.json`, name === 'account' ? (rows[0] ?? { visitor: account }) : rows);
  }

  const uploads = await db.selectFrom('upload').select('name').where('account_id', '=', account).execute();
  const creations = await db
    .selectFrom('generation')
    .select('outputs')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .execute();
  const keys = [...uploads.map(({ name }) => uploadKey(name)), ...creations.flatMap(({ outputs }) => outputs.map(({ key }) => key))];
  for (const key of keys) {
    if (!(await disk.exists(key))) {
      log.warn('a file of an export is not in the storage', { key });
      continue;
    }
    yield { name: `files/${key}`, content: (await disk.getStream(key)) as AsyncIterable<Uint8Array> };
  }
}

/** Streams all data stored about a user or a visitor as a zip archive. */
export const exportOf = (services: Pick<Services, 'log' | 'clock' | 'db' | 'disk'>, account: string): AsyncGenerator<Uint8Array> =>
  zip(entriesOf(services, account), services.clock());
