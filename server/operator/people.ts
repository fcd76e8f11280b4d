/** The people in the console: found by address or id; what they made is seen for a reason, credits move through the ledger. */
import { sql } from 'kysely';
import { limits } from '../../contract/facts/limits.ts';
import { isLocale } from '../../contract/facts/locales.ts';
import { transactionStatuses, type orders } from '../../contract/facts/statuses.ts';
import { times } from '../../contract/facts/times.ts';
import { operatorPeople as calls } from '../../contract/structs/calls/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import { refuseClosed } from '../db/closed.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import type { App } from '../http/app.ts';
import { signedPath } from '../storage/sign.ts';
import { emailKeyOf, isOperator } from '../users/accounts.ts';
import { hasFactor, removeEveryFactor } from '../users/factor.ts';
import { closeWithin } from '../users/leaving.ts';
import { closeEverySession } from '../users/sessions.ts';
import { routeOpen, type Operator } from './admission.ts';
import { millisecondsOf, placeAfter, sorted, type SortKey } from './cursor.ts';

type Page = Infer<(typeof calls.listPeople)['data']>;
type Query = Infer<(typeof calls.listPeople)['query']>;
type Person = Page['items'][number];
type Act = { operator: Operator; id: string; reason: string };

/** Selects accounts with their user, who is absent for a visitor and for an account that was closed. */
const accounts = ({ db }: Pick<Services, 'db'>) =>
  db
    .selectFrom('account')
    .leftJoin('user_account', 'user_account.id', 'account.id')
    .select(['account.id', 'account.created_at', 'account.closed_at', 'user_account.email'])
    .select(({ selectFrom }) => [
      selectFrom('session')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('session.user_id', '=', 'account.id')
        .as('sessions'),
      selectFrom('api_key')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('api_key.user_id', '=', 'account.id')
        .as('keys'),
      selectFrom('generation')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('generation.account_id', '=', 'account.id')
        .as('jobs'),
      selectFrom('payment')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('payment.account_id', '=', 'account.id')
        .where('payment.status', '=', transactionStatuses.paid)
        .as('payments'),
    ]);

type Account = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number] & { place?: number };

const jobsOf = sql<number>`(select count(*) from generation where generation.account_id = account.id)`;
const sortKeys: Readonly<Record<(typeof orders.people)[number], SortKey>> = {
  newest: { by: millisecondsOf('account.created_at') },
  oldest: { by: millisecondsOf('account.created_at'), rising: true },
  mostCredits: { by: sql<number>`account.balance::bigint` },
  mostJobs: { by: jobsOf },
};

/** Returns a page of accounts: the one that has this address or id, or those of users, newest first unless another order is asked for. Throws `invalidInput` for a cursor. */
async function accountsAfter(services: Pick<Services, 'db'>, { search, order = 'newest', cursor }: Query): Promise<Account[]> {
  const query = accounts(services).limit(limits.pageSize + 1);
  const sought = search?.trim();
  if (sought !== undefined && sought !== '')
    return sought.includes('@')
      ? query.where('user_account.email_key', '=', emailKeyOf(sought)).execute()
      : query.where('account.id', '=', sought).execute();
  return sorted(query.where('user_account.id', 'is not', null), sortKeys[order], { id: 'account.id', cursor }).execute();
}

/** Returns whether the operator gave a reason to see what this account made, not long ago. */
async function hasReason({ db, clock }: Pick<Services, 'db' | 'clock'>, operator: Operator, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_act')
    .select('seq')
    .where('operator', '=', operator.id)
    .where('act', '=', 'creationsSeen')
    .where('subject', '=', id)
    .where('at', '>', new Date(clock().getTime() - times.operatorLook))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function madeBy(services: Pick<Services, 'db' | 'secrets' | 'clock'>, id: string): Promise<NonNullable<Person['made']>> {
  const rows = await services.db
    .selectFrom('generation')
    .select(['id', 'tool', 'status', 'created_at', 'outputs'])
    .where('account_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limits.operatorMade)
    .execute();
  return rows.map(({ id: job, tool, status, created_at: at, outputs }) => ({
    id: job,
    tool,
    status,
    at: at.toISOString(),
    files: outputs.map(({ key, type }) => ({ url: signedPath(services, key), type })),
  }));
}

async function present(services: Services, operator: Operator, row: Account): Promise<Person> {
  return {
    id: row.id,
    email: row.email,
    at: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    balance: await services.ledger.balanceOf(services.db, row.id),
    sessions: Number(row.sessions),
    keys: Number(row.keys),
    jobs: Number(row.jobs),
    payments: Number(row.payments),
    factor: await hasFactor(services.db, row.id),
    operator: isOperator(services.config, row.email),
    made: (await hasReason(services, operator, row.id)) ? await madeBy(services, row.id) : null,
  };
}

async function listed(services: Services, operator: Operator, query: Query): Promise<Page> {
  const rows = await accountsAfter(services, query);
  const items: Person[] = [];
  for (const row of rows.slice(0, limits.pageSize)) items.push(await present(services, operator, row));
  const last = rows[items.length - 1];
  return { items, next: last && rows.length > items.length ? placeAfter(last.place ?? 0, last.id) : null };
}

/** Throws `notFound` unless there is such an account. */
async function requireAccount(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('notFound');
}

async function seeMade({ db, clock }: Services, { operator, id, reason }: Act): Promise<void> {
  await requireAccount(db, id);
  await recordAct(db, operator, clock(), { act: 'creationsSeen', subject: id, reason });
}

/** Gives or takes credits, once for each key. Throws `notFound`, and `refusedByPolicy` for a closed account or for more than it has. */
async function moveCredits(services: Services, { operator, id, reason }: Act, amount: number, sent: string): Promise<void> {
  const { db, clock, ledger } = services;
  const key = `operator:${operator.id}:${id}:${sent}`;
  await inTransaction(db, async (trx) => {
    await requireAccount(trx, id);
    await refuseClosed(trx, id);
    const isFirst =
      amount > 0
        ? await ledger.grant(trx, { account: id, source: 'operator', amount, expiresAt: null, key })
        : await ledger.take(trx, { account: id, amount: -amount, key });
    if (!isFirst) return;
    const act = amount > 0 ? 'creditsGiven' : 'creditsTaken';
    await recordAct(trx, operator, clock(), { act, subject: id, reason: `${Math.abs(amount)} · ${reason}` });
  });
}

/** Signs a user out everywhere. Throws `notFound` for an account without a user. */
async function endSessions({ db, clock, sessionEnds }: Services, { operator, id, reason }: Act): Promise<void> {
  await inTransaction(db, async (trx) => {
    const user = await trx.selectFrom('user_account').select('id').where('id', '=', id).executeTakeFirst();
    if (!user) throw new Refusal('notFound');
    await closeEverySession(trx, id);
    await recordAct(trx, operator, clock(), { act: 'sessionsEnded', subject: id, reason });
  });
  sessionEnds.announce(id);
}

/**
 * Removes the factors of a user who lost all of them, who then signs in with the first step alone; the letter goes to the mailbox.
 * Throws `notFound` for an account without any.
 */
async function removeFactorFor({ db, clock, mail }: Services, { operator, id, reason }: Act): Promise<void> {
  const send = await inTransaction(db, async (trx) => {
    const user = await trx.selectFrom('user_account').select(['email', 'locale']).where('id', '=', id).executeTakeFirst();
    if (!user) throw new Refusal('notFound');
    if (!(await removeEveryFactor(trx, id))) throw new Refusal('notFound');
    await recordAct(trx, operator, clock(), { act: 'factorRemoved', subject: id, reason });
    return mail.within(trx, isLocale(user.locale) ? user.locale : 'en', 'factorOff', user.email, {});
  });
  send();
}

/** Closes an account for good, with a letter that has the reason. Throws `notFound` if it is closed, `refusedByPolicy` for an operator's. */
async function closeFor(services: Services, { operator, id, reason: outcome }: Act): Promise<void> {
  const { db, clock, mail } = services;
  const done = await inTransaction(db, async (trx) => {
    await requireAccount(trx, id);
    const user = await trx.selectFrom('user_account').select(['email', 'locale']).where('id', '=', id).executeTakeFirst();
    if (isOperator(services.config, user?.email ?? null)) throw new Refusal('refusedByPolicy', { key: 'operatorAccount' });
    const closed = await closeWithin(services, trx, id, { barred: true });
    if (!closed) throw new Refusal('notFound', { key: 'accountClosed' });
    await recordAct(trx, operator, clock(), { act: 'accountClosed', subject: id, reason: outcome });
    const locale = isLocale(user?.locale) ? user.locale : 'en';
    const send = closed.email === null ? null : await mail.within(trx, locale, 'accountClosed', closed.email, { outcome });
    return { closed, send };
  });
  done.send?.();
  await done.closed.finish();
}

export function routePeople(app: App, services: Services): void {
  routeOpen(app, services, calls.listPeople, ({ query }, operator) => listed(services, operator, query));
  routeOpen(app, services, calls.seeMade, async ({ params: { id }, body: { reason } }, operator) => {
    await seeMade(services, { operator, id, reason });
    return null;
  });
  routeOpen(app, services, calls.moveCredits, async ({ params: { id }, body: { amount, reason }, key }, operator) => {
    await moveCredits(services, { operator, id, reason }, amount, key);
    return null;
  });
  routeOpen(app, services, calls.endSessions, async ({ params: { id }, body: { reason } }, operator) => {
    await endSessions(services, { operator, id, reason });
    return null;
  });
  routeOpen(app, services, calls.removeFactor, async ({ params: { id }, body: { reason } }, operator) => {
    await removeFactorFor(services, { operator, id, reason });
    return null;
  });
  routeOpen(app, services, calls.closeAccount, async ({ params: { id }, body: { outcome } }, operator) => {
    await closeFor(services, { operator, id, reason: outcome });
    return null;
  });
}
