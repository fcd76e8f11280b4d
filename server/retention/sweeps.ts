/** Deletes what has reached the end of its time to live, one function per row of the list (`contract/facts/retention.ts`). */
import { sql, type RawBuilder } from 'kysely';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { times } from '../../contract/facts/times.ts';
import type { SweptName } from '../../contract/facts/retention.ts';
import { newId } from '../core/id.ts';
import { inTransaction } from '../db/transaction.ts';
import { emptyAccount } from '../generations/erase.ts';
import { deleteNow, markForDeletion } from '../storage/deletion.ts';
import { uploadKey } from '../storage/keys.ts';
import { namedAmong } from './named.ts';
import { sweepPassing } from './passing.ts';
import type { Sweeping } from './sweeping.ts';

/** Deletes what ended before `before` and returns how many things that were. `before` is now minus the row's time to live. */
type Sweep = (services: Sweeping, before: Date) => Promise<number>;

type Aged = 'created_at' | 'updated_at' | 'at' | 'last_at' | 'sent_at' | 'expires_at' | 'closed_at' | 'done_at';

/** Pages of a table, of eight kilobytes, that one statement goes through: the embedded database answers nobody else meanwhile. */
const pagesAtOnce = 128;

/** Deletes rows of a table from its first page to its last, and returns how many these were. */
async function deleteFrom({ db }: Pick<Sweeping, 'db'>, table: string, which: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as pages`.execute(db);
  let count = 0;
  for (let page = 0; page < rows[0]!.pages; page += pagesAtOnce) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}
      where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + pagesAtOnce},0)`}::tid and (${which})`.execute(db);
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

/** Deletes the rows of a table whose time is past. A missing time (`closed_at` of an open report) is never past. */
const byAge =
  (table: string, column: Aged): Sweep =>
  (services, before) =>
    deleteFrom(services, table, sql`${sql.ref(column)} < ${before}`);

const both =
  (...sweeps: readonly Sweep[]): Sweep =>
  async (services, before) => {
    let count = 0;
    for (const sweep of sweeps) count += await sweep(services, before);
    return count;
  };

/** For rows that carry their own end: what counts is now, not their age. */
const ended =
  (table: string): Sweep =>
  ({ clock, ...services }, _before) =>
    byAge(table, 'expires_at')({ clock, ...services }, clock());

const visitorDrafts: Sweep = (services, before) =>
  deleteFrom(services, 'draft', sql`account_id like 'v!_%' escape '!' and updated_at < ${before}`);

/** Where somebody without an account leaves something, and when that was. Each of the tables has an index by account. */
const madeBy = [
  ['generation', 'created_at'],
  ['upload', 'created_at'],
  ['draft', 'updated_at'],
  ['consent', 'at'],
] as const;

const ofEach = (select: (table: RawBuilder<unknown>, column: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    madeBy.map(([table, column]) => sql`(${select(sql.table(table), sql.ref(column))})`),
    sql` union all `,
  );

/** `atOnce`: rows of a table that one statement goes through, and those of the last account; each account is looked at once. */
export const idleVisitors =
  (atOnce = 2000): Sweep =>
  async (services, before) => {
    const { db } = services;
    let [count, last] = [0, ''];
    for (;;) {
      const { rows: ends } = await sql<{ account: string | null }>`select min(account_id) as account from (
          ${ofEach((table) => sql`select account_id from ${table} where account_id > ${last} order by account_id offset ${atOnce} limit 1`)}
        ) as ends`.execute(db);
      const end = ends[0]!.account;
      const within = sql`account_id > ${last} and account_id like 'v!_%' escape '!'${end === null ? sql`` : sql` and account_id <= ${end}`}`;
      const { rows } = await sql<{ account: string }>`select account_id as account from (
          ${ofEach((table, column) => sql`select account_id, ${column} as at from ${table} where ${within}`)}
        ) as made group by account_id having max(at) < ${before}`.execute(db);
      for (const { account } of rows) await emptyAccount(services, account, before);
      count += rows.length;
      if (end === null) return count;
      last = end;
    }
  };

/** Uploads that one transaction deletes: files follow in time, and others come between. */
const uploadsAtOnce = 1000;

/** Deletes uploads that no form and no creation of their account names. */
const unusedUploads: Sweep = async (services, before) => {
  const { db, clock } = services;
  let [count, last] = [0, ''];
  for (;;) {
    const since = clock();
    const old = await db
      .selectFrom('upload')
      .select(['name', 'account_id'])
      .where('name', '>', last)
      .where('created_at', '<', before)
      .orderBy('name')
      .limit(uploadsAtOnce)
      .execute();
    const unused: string[] = [];
    for (const [account, uploads] of Map.groupBy(old, (row) => row.account_id)) {
      const names = new Set(uploads.map(({ name }) => name));
      unused.push(...names.difference(await namedAmong(db, account, names)));
    }
    const names = await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ name: string }>`delete from upload where name = any(${unused}::text[])
          and not exists (select from generation where generation.account_id = upload.account_id and deleted_at is null and id > ${newId(since.getTime() - 1)})
          and not exists (select from draft where draft.account_id = upload.account_id and updated_at >= ${since})
          returning name`.execute(trx);
      const deleted = rows.map(({ name }) => name);
      await markForDeletion(trx, deleted.map(uploadKey), clock());
      return deleted;
    });
    await deleteNow(services, names.map(uploadKey));
    count += names.length;
    if (old.length < uploadsAtOnce) return count;
    // In the order of time, which is that of names: what is used is looked at once.
    last = old.at(-1)!.name;
  }
};

const oldAttempts: Sweep = (services, before) =>
  deleteFrom(
    services,
    'generation',
    sql`status not in ('queued', 'running') and updated_at < ${before}
      and (deleted_at < ${before} or deleted_at is null and (status <> 'succeeded' or tool = 'ai-chatbot'))`,
  );

const counters: Sweep = async (services, before) =>
  (await deleteFrom(services, 'address_allowance', sql`day < ${before.toISOString().slice(0, 10)}`)) +
  (await deleteFrom(services, 'rate_limit', sql`expire < ${services.clock().getTime()}`));

/** A receipt is kept while something exists that was made with it. `whose`: the beginning of the accounts. */
const oldConsents =
  (whose: 'v_' | '' = ''): Sweep =>
  (services, before) =>
    deleteFrom(
      services,
      'consent',
      sql`at < ${before} and starts_with(account_id, ${whose}) and not exists (
        select from generation where generation.account_id = consent.account_id and deleted_at is null and inputs ->> 'consent' = consent.id)`,
    );

const unanswered: Sweep = (services, before) => deleteFrom(services, 'report', sql`status = 'open' and at < ${before}`);

const unpaid = [transactionStatuses.declined, transactionStatuses.expired, transactionStatuses.pending];

const oldPayments =
  (statuses: readonly number[]): Sweep =>
  (services, before) =>
    deleteFrom(
      services,
      'payment',
      sql`status in (${sql.join(statuses)}) and created_at < ${before}
        and not exists (select from subscription where subscription.payment_id = payment.id and subscription.status = 'running')`,
    );

const oldSubscriptions: Sweep = (services, before) =>
  deleteFrom(services, 'subscription', sql`status = 'ended' and period_end < ${before}`);

const idleSessions: Sweep = (services) =>
  deleteFrom(services, 'session', sql`coalesce(seen_at, created_at) < ${new Date(services.clock().getTime() - times.sessionIdle)}`);

/** Every row of the list that has a time to live. */
export const sweeps: Readonly<Record<SweptName, Sweep>> = {
  visitors: both(idleVisitors(), byAge('visitor', 'created_at')),
  uploads: unusedUploads,
  forms: byAge('draft', 'updated_at'),
  visitorForms: visitorDrafts,
  attempts: oldAttempts,
  sessions: both(ended('session'), idleSessions),
  codes: both(ended('email_code'), ended('sign_in_step')),
  failedSignIns: byAge('failed_sign_in', 'last_at'),
  traces: byAge('user_trace', 'at'),
  push: byAge('push_subscription', 'at'),
  counters,
  claims: byAge('daily_claim', 'at'),
  former: byAge('former_account', 'at'),
  consents: oldConsents(),
  visitorConsents: oldConsents('v_'),
  messages: byAge('contact_message', 'at'),
  openReports: unanswered,
  reports: byAge('report', 'closed_at'),
  decisions: both(byAge('operator_decision', 'at'), byAge('operator_act', 'at')),
  letters: both(byAge('outbox', 'sent_at'), byAge('letter', 'created_at')),
  checkouts: oldPayments(unpaid),
  payments: both(oldSubscriptions, oldPayments([transactionStatuses.paid, transactionStatuses.refunded])),
  paymentEvents: both(byAge('payment_event', 'at'), byAge('early_event', 'at'), byAge('processor_request', 'done_at')),
  digests: byAge('made_file', 'at'),
  passing: sweepPassing,
};
