/** The jobs of everybody, as operators see them: the line, what is slow, what fails and why; one is canceled, or its credits are given back. */
import { sql, type RawBuilder } from 'kysely';
import { limits } from '../../contract/facts/limits.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import type { orders } from '../../contract/facts/statuses.ts';
import { times } from '../../contract/facts/times.ts';
import { operatorJobs as calls } from '../../contract/structs/calls/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import { refuseClosed } from '../db/closed.ts';
import { inTransaction } from '../db/transaction.ts';
import { cancelWithin } from '../generations/transitions.ts';
import type { App } from '../http/app.ts';
import { sentence, type MessageKey } from '../messages/messages.ts';
import { routeOpen, type Operator } from './admission.ts';
import { millisecondsOf, placeAfter, sorted, type SortKey } from './cursor.ts';

type Page = Infer<(typeof calls.listJobs)['data']>;
type Query = Infer<(typeof calls.listJobs)['query']>;
type Act = { operator: Operator; id: string; reason: string };

const day = 24 * 60 * 60 * 1000;
/** The idempotency key under which the credits of a job are given back. */
const giftKey = (job: string): string => `giveBack:${job}`;
const failureKey = sql<string | null>`generation.error ->> 'key'`;
const ranFor = sql<number>`extract(epoch from generation.finished_at - generation.started_at) * 1000`;

/** How long a job waited and ran, so far where it still does. */
function sortKeysAt(now: Date): Readonly<Record<(typeof orders.jobs)[number], SortKey>> {
  const [created, started, finished] = [
    sql.ref('generation.created_at'),
    sql.ref('generation.started_at'),
    sql.ref('generation.finished_at'),
  ];
  const between = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql<number>`greatest(0, extract(epoch from ${to} - ${from}) * 1000)::bigint`;
  return {
    newest: { by: millisecondsOf('generation.created_at') },
    oldest: { by: millisecondsOf('generation.created_at'), rising: true },
    longestWait: { by: between(created, sql`coalesce(${started}, ${finished}, ${now}::timestamptz)`) },
    longestRun: { by: sql<number>`coalesce(${between(started, sql`coalesce(${finished}, ${now}::timestamptz)`)}, 0)` },
    dearest: { by: sql<number>`generation.cost::bigint` },
  };
}

/** Returns a page of jobs. Throws `invalidInput` for a cursor. */
async function jobsAfter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { state = 'line', tool, engine, reason, order = state === 'line' ? 'oldest' : 'newest', cursor }: Query,
) {
  const isLine = state === 'line';
  const now = clock();
  let query = db
    .selectFrom('generation')
    .leftJoin('credit_hold as held', 'held.job_id', 'generation.id')
    .leftJoin('ledger_entry as gift', (join) => join.on('gift.key', '=', sql<string>`${giftKey('')} || generation.id`))
    .select(['generation.id', 'generation.account_id', 'generation.tool', 'generation.engine', 'generation.status', 'generation.cost'])
    .select(['generation.attempts', 'generation.created_at', 'generation.started_at', 'generation.finished_at'])
    .select(['held.state', 'gift.id as gift', failureKey.as('reason')])
    .limit(limits.pageSize + 1);
  if (isLine) query = query.where('generation.status', 'in', ['queued', 'running']);
  if (state === 'failed') query = query.where('generation.status', '=', 'failed');
  if (state === 'slow')
    query = query
      .where('generation.started_at', 'is not', null)
      .where(sql<boolean>`coalesce(generation.finished_at, ${now}) - generation.started_at >= ${times.slowJob} * interval '1 millisecond'`);
  if (tool !== undefined) query = query.where('generation.tool', '=', tool);
  if (engine !== undefined) query = query.where('generation.engine', '=', engine);
  if (reason !== undefined) query = query.where(failureKey, '=', reason);
  return sorted(query, sortKeysAt(now)[order], { id: 'generation.id', cursor }).execute();
}

type JobRow = Awaited<ReturnType<typeof jobsAfter>>[number];

function creditsOf({ state, gift }: JobRow): Page['items'][number]['credits'] {
  if (gift !== null || state === 'released') return 'returned';
  return state === 'held' ? 'held' : 'spent';
}

/** The sentence that the owner of a failed job reads, in the operator’s language. */
const whyOf = (reason: string | null, locale: Locale): string | null => (reason === null ? null : sentence(locale, reason as MessageKey));

function presentJob(row: JobRow, now: Date, locale: Locale): Page['items'][number] {
  const { id, tool, engine, status, reason, cost, attempts, created_at: at, started_at: started, finished_at: finished } = row;
  const between = (from: Date, to: Date): number => Math.max(0, to.getTime() - from.getTime());
  return {
    id,
    account: row.account_id,
    tool,
    engine,
    status,
    reason,
    why: whyOf(reason, locale),
    cost,
    credits: creditsOf(row),
    attempts,
    at: at.toISOString(),
    waited: between(at, started ?? finished ?? now),
    ran: started && between(started, finished ?? now),
  };
}

/** Counts the jobs that ended in the last days by tool, engine and reason: first what fails most, then what was made. */
async function groupsOf({ db, clock }: Pick<Services, 'db' | 'clock'>, locale: Locale): Promise<Page['groups']> {
  const rows = await db
    .selectFrom('generation')
    .select(['tool', 'engine', failureKey.as('reason'), ({ fn }) => fn.countAll<string>().as('count')])
    .select(sql<number | null>`round(percentile_cont(0.95) within group (order by ${ranFor}))::int`.as('ran'))
    .where('finished_at', '>=', new Date(clock().getTime() - limits.groupDays * day))
    .where('status', 'in', ['succeeded', 'failed'])
    .groupBy(['tool', 'engine', failureKey])
    .orderBy(sql`(${failureKey}) is null`)
    .orderBy('count', 'desc')
    .limit(limits.jobGroups)
    .execute();
  return rows.map(({ count, ran, ...group }) => ({
    ...group,
    why: whyOf(group.reason, locale),
    count: Number(count),
    ran: ran === null ? null : Math.max(0, ran),
  }));
}

async function listed(services: Services, query: Query, locale: Locale): Promise<Page> {
  const rows = await jobsAfter(services, query);
  const now = services.clock();
  const shown = rows.slice(0, limits.pageSize);
  const last = shown.at(-1);
  const items = shown.map((row) => presentJob(row, now, locale));
  return {
    items,
    next: last && rows.length > items.length ? placeAfter(last.place, last.id) : null,
    groups: query.cursor === undefined ? await groupsOf(services, locale) : [],
  };
}

/** Cancels a job and returns its credits; with the act, in one transaction. Throws `notFound` for a job that has ended. */
async function cancelFor(services: Services, { operator, id, reason }: Act): Promise<void> {
  const { db, clock, feed } = services;
  const ended = await inTransaction(db, async (trx) => {
    const row = await cancelWithin(services, trx, id);
    if (row) await recordAct(trx, operator, clock(), { act: 'jobCanceled', subject: id, reason });
    return row;
  });
  if (!ended) throw new Refusal('notFound', { key: 'jobEnded' });
  feed.publish(ended);
}

/** Gives back what a finished job cost, once, as credits that do not expire. Throws `notFound` for a job that was not made or was free. */
async function giveBack({ db, clock, ledger }: Services, { operator, id, reason }: Act): Promise<void> {
  await inTransaction(db, async (trx) => {
    const job = await trx
      .selectFrom('generation')
      .innerJoin('credit_hold as held', 'held.job_id', 'generation.id')
      .select(['generation.account_id as account', 'held.amount'])
      .where('generation.id', '=', id)
      .where('held.state', '=', 'settled')
      .where('held.amount', '>', 0)
      .executeTakeFirst();
    if (!job) throw new Refusal('notFound', { key: 'jobNotPaid' });
    await refuseClosed(trx, job.account);
    const isFirst = await ledger.grant(trx, { account: job.account, source: 'job', amount: job.amount, expiresAt: null, key: giftKey(id) });
    if (isFirst) await recordAct(trx, operator, clock(), { act: 'jobGivenBack', subject: id, reason });
  });
}

export function routeJobs(app: App, services: Services): void {
  routeOpen(app, services, calls.listJobs, ({ who, query }) => listed(services, query, who.locale));
  routeOpen(app, services, calls.cancelJob, async ({ params, body }, operator) => {
    await cancelFor(services, { operator, id: params.id, reason: body.reason });
    return null;
  });
  routeOpen(app, services, calls.giveBackJob, async ({ params, body }, operator) => {
    await giveBack(services, { operator, id: params.id, reason: body.reason });
    return null;
  });
}
