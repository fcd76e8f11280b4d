/** The payments in the console, each beside what the ledger gave and took for it; one is returned in full. */
import { sql } from 'kysely';
import { limits } from '../../contract/facts/limits.ts';
import { transactionStatuses, type orders } from '../../contract/facts/statuses.ts';
import { operatorMoney as calls } from '../../contract/structs/calls/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import { inTransaction } from '../db/transaction.ts';
import type { App } from '../http/app.ts';
import { processorOf, type Charge } from '../payments/purchases/processor.ts';
import { applyRefund, reconcile } from '../payments/purchases/reconcile.ts';
import { priceOf } from '../payments/purchases/units.ts';
import { runRequests } from '../payments/purchases/requests.ts';
import { returnPayment } from '../payments/purchases/settle.ts';
import { routeOpen, type Operator } from './admission.ts';
import { millisecondsOf, placeAfter, sorted, type SortKey } from './cursor.ts';

type Page = Infer<(typeof calls.listPayments)['data']>;
type Query = Infer<(typeof calls.listPayments)['query']>;
type Status = Page['items'][number]['status'];

const movedBy = (kind: 'grant' | 'refund') =>
  sql<number>`(select coalesce(abs(sum(entry.amount)), 0)::int from ledger_entry as entry where entry.txn_id = payment.id and entry.kind = ${kind})`;
const given = movedBy('grant');
const taken = movedBy('refund');
/** What is paid has credits, a pack exactly its own; nothing else has any. */
const balanced = sql<boolean>`case
  when payment.status <> ${transactionStatuses.paid} then ${given} = 0
  when payment.kind = 'pack' then ${given} = payment.credits
  else ${given} >= payment.credits end`;
const refund = sql<'none' | 'asked' | 'done'>`coalesce((select case when bool_and(done_at is not null) then 'done' else 'asked' end
  from processor_request where payment_id = payment.id and kind = 'refund' having count(*) > 0), 'none')`;

const paymentsWithCredits = ({ db }: Pick<Services, 'db'>) =>
  db
    .selectFrom('payment')
    .selectAll()
    .select([given.as('given'), taken.as('taken'), balanced.as('balanced'), refund.as('refund')]);

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsWithCredits>['execute']>>[number];

const sortKeys: Readonly<Record<(typeof orders.money)[number], SortKey>> = {
  newest: { by: millisecondsOf('payment.created_at') },
  oldest: { by: millisecondsOf('payment.created_at'), rising: true },
  dearest: { by: sql<number>`(payment.price::numeric * 100)::bigint` },
  mostCredits: { by: sql<number>`payment.credits::bigint` },
};

/** Returns a page of payments, newest first unless another order is asked for. Throws `invalidInput` for a cursor. */
function paymentsAfter({ db }: Pick<Services, 'db'>, { state = 'all', search, order = 'newest', cursor }: Query) {
  let query = paymentsWithCredits({ db }).limit(limits.pageSize + 1);
  if (state === 'paid' || state === 'pending') query = query.where('status', '=', transactionStatuses[state]);
  if (state === 'returned') query = query.where(sql<boolean>`(${refund} <> 'none' or ${taken} > 0)`);
  if (state === 'odd') query = query.where(sql<boolean>`not (${balanced})`);
  const sought = search?.trim().toLowerCase();
  if (sought !== undefined && sought !== '')
    query = query.where(
      sql<boolean>`${sought} in (lower(payment.id), lower(payment.account_id), lower(payment.email), lower(payment.charge_ref))`,
    );
  return sorted(query, sortKeys[order], { id: 'payment.id', cursor }).execute();
}

const statusOf = (status: number): Status =>
  (Object.keys(transactionStatuses) as Status[]).find((name) => transactionStatuses[name] === status) ?? 'pending';

const present = (row: PaymentRow): Page['items'][number] => ({
  id: row.id,
  account: row.account_id,
  email: row.email,
  kind: row.kind,
  price: row.price,
  currency: row.currency,
  status: statusOf(row.status),
  processor: row.processor,
  charge: row.charge_ref,
  at: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  credits: row.credits,
  given: row.given,
  taken: row.taken,
  refund: row.refund,
  balanced: row.balanced,
  difference: null,
});

/** A charge that nobody here paid for. */
const presentCharge = ({ ref, amount, currency, email, at }: Charge): Page['items'][number] => ({
  id: ref,
  account: '',
  email: email ?? '',
  kind: 'unknown',
  price: priceOf(amount, currency),
  currency,
  status: 'paid',
  processor: '',
  charge: ref,
  at: at.toISOString(),
  settledAt: null,
  credits: 0,
  given: 0,
  taken: 0,
  refund: 'none',
  balanced: true,
  difference: 'noPayment',
});

/** Returns what the processor has otherwise, on one page. */
async function differing(services: Services): Promise<Page> {
  const found = await reconcile(services);
  const ids = found.flatMap(({ payment }) => (payment ? [payment.id] : []));
  const rows = ids.length === 0 ? [] : await paymentsWithCredits(services).where('payment.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = found.map(({ payment, charge, difference }) =>
    payment ? { ...present(byId.get(payment.id)!), difference } : presentCharge(charge!),
  );
  return { items, next: null };
}

async function listed(services: Services, query: Query): Promise<Page> {
  if (query.state === 'differs') return differing(services);
  const rows = await paymentsAfter(services, query);
  const shown = rows.slice(0, limits.pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    next: last && rows.length > shown.length ? placeAfter(last.place, last.id) : null,
  };
}

/** Returns a payment, with its act in the same transaction. Throws `notFound` for one that isn’t paid or is being returned already. */
async function refundFor(services: Services, operator: Operator, id: string, reason: string): Promise<void> {
  const { db, clock } = services;
  const processor = processorOf(services);
  await inTransaction(db, async (trx) => {
    const payment = await trx.selectFrom('payment').select('processor').where('id', '=', id).executeTakeFirst();
    if (!payment) throw new Refusal('notFound');
    // A processor that was replaced since cannot be asked from here.
    if (payment.processor !== processor.name) throw new Refusal('unavailable', { key: 'otherProcessor' });
    if (!(await returnPayment(services, trx, id))) throw new Refusal('notFound', { key: 'paymentReturned' });
    await recordAct(trx, operator, clock(), { act: 'paymentRefunded', subject: id, reason });
  });
  await runRequests(services);
}

/** Takes back the credits of a refund that never arrived here, with its act. */
async function applyFor(services: Services, operator: Operator, id: string, reason: string): Promise<void> {
  await applyRefund(services, id);
  await recordAct(services.db, operator, services.clock(), { act: 'refundApplied', subject: id, reason });
}

export function routeMoney(app: App, services: Services): void {
  routeOpen(app, services, calls.listPayments, ({ query }) => listed(services, query));
  routeOpen(app, services, calls.applyRefund, async ({ params, body }, operator) => {
    await applyFor(services, operator, params.id, body.reason);
    return null;
  });
  routeOpen(app, services, calls.refundPayment, async ({ params, body }, operator) => {
    await refundFor(services, operator, params.id, body.reason);
    return null;
  });
}
