/**
 * The only place where a payment grants credits. Webhooks, our own checkout page and queries to the processor all end here, in one
 * transaction that is applied once.
 */
import { newId } from '../../core/id.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { packById, planById, type PackPrice, type PlanId } from '../../../contract/facts/prices.ts';
import { lockAccount, lockOrCreate } from '../../credits/ledger/accounts.ts';
import { inTransaction, type Db, type Trx } from '../../db/transaction.ts';
import type { Services } from '../../core/services.ts';
import { keepForLater, lockRefs, refsOf, takeKept } from './pending-events.ts';
import { addMonths, monthsBetween } from './months.ts';
import type { Payment, PaymentEvent, Subscription } from './processor.ts';
import { isFirstPurchase } from './first-purchase.ts';
import { confirmEnding, sendReceipts } from './receipts.ts';
import { request, runRequests } from './requests.ts';
import { nextTermsOf, termsOf } from './terms.ts';

/** The services required to apply a payment event and send its receipt. */
export type Settling = Pick<Services, 'log' | 'clock' | 'db' | 'mail' | 'ledger' | 'processor'>;

const monthsOf = (plan: PlanId): number => (planById(plan).billing === 'year' ? 12 : 1);
/** Returns the end of the next period on this plan. */
export const periodAfter = ({ anchor, period_end: end }: Pick<Subscription, 'anchor' | 'period_end'>, plan: PlanId): Date =>
  addMonths(anchor, monthsBetween(anchor, end) + monthsOf(plan));

/** Grants the credits of every month that has started within the paid period. Months that are already over are skipped. */
export async function grantMonths(
  { ledger, clock }: Pick<Services, 'ledger' | 'clock'>,
  trx: Trx,
  subscription: Subscription,
): Promise<void> {
  const now = clock();
  let month = subscription.months_granted;
  for (; addMonths(subscription.anchor, month) < subscription.period_end && addMonths(subscription.anchor, month) <= now; month += 1) {
    const expiresAt = addMonths(subscription.anchor, month + 1);
    if (expiresAt <= now) continue;
    await ledger.grant(trx, {
      account: subscription.account_id,
      source: 'subscription',
      amount: termsOf(subscription).credits,
      expiresAt,
      key: `subscription:${subscription.id}:${month}`,
      txn: subscription.payment_id,
    });
  }
  if (month !== subscription.months_granted)
    await trx.updateTable('subscription').set({ months_granted: month }).where('id', '=', subscription.id).execute();
}

type Kind<K extends PaymentEvent['kind']> = Extract<PaymentEvent, { kind: K }>;

/** The result of an event: the ids that it made known, or the id that it has to wait for. */
type Outcome = { known: readonly string[] } | { waitsFor: string };
const done: Outcome = { known: [] };

const byRef = async (trx: Trx, ref: string): Promise<Subscription | undefined> =>
  trx
    .selectFrom('subscription')
    .selectAll()
    .where((e) => e.or([e('processor_ref', '=', ref), e('id', '=', ref)]))
    .executeTakeFirst();

/** Ends resting subscriptions with the processor, so that none of them resumes beside the new one. */
async function endResting(trx: Trx, account: string, now: Date): Promise<void> {
  const resting = await trx
    .updateTable('subscription')
    .set({ ends: true })
    .where('account_id', '=', account)
    .where('status', '=', 'ended')
    .where('ends', '=', false)
    .returning(['payment_id', 'processor_ref'])
    .execute();
  for (const { payment_id: payment, processor_ref: ref } of resting) if (ref) await request(trx, 'end', { payment, ref }, now);
}

const settled: readonly number[] = [transactionStatuses.paid, transactionStatuses.refunded];

/** Returns whether what was paid for is no longer on offer: another first purchase, or another subscription, came before it. */
const isTaken = async (trx: Trx, { kind, pack, price, account_id: account }: Payment): Promise<boolean> =>
  kind === 'plan'
    ? (await runningOf(trx, account)) !== undefined
    : packById((pack ?? price) as PackPrice).firstPurchase === true && !(await isFirstPurchase(trx, account));

async function paid(services: Pick<Services, 'log' | 'clock' | 'ledger'>, trx: Trx, event: Kind<'paid'>): Promise<Outcome> {
  const { ledger, clock, log } = services;
  const now = clock();
  const owner = await trx.selectFrom('payment').select('account_id').where('id', '=', event.payment).executeTakeFirst();
  if (!owner) return done;
  const account = await lockOrCreate(trx, owner.account_id, now);
  const opened = await trx.selectFrom('payment').selectAll().where('id', '=', event.payment).executeTakeFirstOrThrow();
  if (settled.includes(opened.status)) return done;
  const isRefused = account.closed_at !== null || (await isTaken(trx, opened));
  const payment = await trx
    .updateTable('payment')
    .set({ status: isRefused ? transactionStatuses.refunded : transactionStatuses.paid, settled_at: now, charge_ref: event.charge })
    .where('id', '=', event.payment)
    .returningAll()
    .executeTakeFirstOrThrow();
  const known = refsOf(event);
  if (isRefused) {
    log.warn('a payment is returned', { payment: payment.id });
    await request(trx, 'refund', { payment: payment.id }, now);
    if (payment.kind === 'plan') await request(trx, 'end', { payment: payment.id, ref: event.subscription?.ref ?? null }, now);
    return { known };
  }
  if (payment.kind === 'pack') {
    await ledger.grant(trx, {
      account: payment.account_id,
      source: 'pack',
      amount: payment.credits,
      expiresAt: null,
      key: `payment:${payment.id}`,
      txn: payment.id,
    });
    return { known };
  }
  await endResting(trx, payment.account_id, now);
  const anchor = event.subscription?.start ?? now;
  const subscription = await trx
    .insertInto('subscription')
    .values({
      id: newId(now.getTime()),
      account_id: payment.account_id,
      plan_id: payment.plan_id!,
      processor: payment.processor,
      processor_ref: event.subscription?.ref ?? null,
      status: 'running',
      anchor,
      period_end: event.subscription?.end ?? addMonths(anchor, monthsOf(payment.plan_id as PlanId)),
      payment_id: payment.id,
      price: payment.price,
      credits: payment.credits,
      email: payment.email,
      locale: payment.locale,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx.updateTable('payment').set({ subscription_id: subscription.id }).where('id', '=', payment.id).execute();
  await grantMonths(services, trx, subscription);
  return { known };
}

async function failed(trx: Trx, { payment, status }: Kind<'failed'>): Promise<Outcome> {
  await trx.updateTable('payment').set({ status }).where('id', '=', payment).where('status', '=', transactionStatuses.pending).execute();
  return done;
}

async function renewed(services: Pick<Services, 'clock' | 'ledger'>, trx: Trx, event: Kind<'renewed'>): Promise<Outcome> {
  const now = services.clock();
  const found = await byRef(trx, event.subscription);
  if (!found) return { waitsFor: event.subscription };
  const account = await lockAccount(trx, found.account_id);
  const subscription = await trx.selectFrom('subscription').selectAll().where('id', '=', found.id).forUpdate().executeTakeFirstOrThrow();
  const plan = subscription.next_plan_id ?? subscription.plan_id;
  const { price, credits } = nextTermsOf(subscription);
  const first = await trx.selectFrom('payment').select('currency').where('id', '=', subscription.payment_id).executeTakeFirstOrThrow();
  const payment = await trx
    .insertInto('payment')
    .values({
      id: newId(now.getTime()),
      account_id: subscription.account_id,
      kind: 'renewal',
      price,
      currency: first.currency,
      credits,
      plan_id: plan,
      subscription_id: subscription.id,
      status: account?.closed_at ? transactionStatuses.refunded : transactionStatuses.paid,
      processor: subscription.processor,
      processor_ref: event.ref,
      charge_ref: event.charge,
      email: subscription.email,
      locale: subscription.locale,
      created_at: now,
      settled_at: now,
    })
    .onConflict((conflict) => conflict.column('processor_ref').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!payment) return done;
  if (account?.closed_at) {
    await request(trx, 'refund', { payment: payment.id }, now);
    await request(trx, 'end', { payment: payment.id, ref: subscription.processor_ref }, now);
    return { known: event.charge === null ? [] : [event.charge] };
  }
  // A subscription that was canceled and has ended stays ended, even if an earlier renewal arrives late.
  const status = subscription.status === 'ended' && subscription.ends ? 'ended' : 'running';
  const next = await trx
    .updateTable('subscription')
    .set({
      plan_id: plan,
      price,
      credits,
      next_plan_id: null,
      next_price: null,
      next_credits: null,
      payment_id: payment.id,
      status,
      period_end: event.end,
    })
    .where('id', '=', subscription.id)
    .where('period_end', '<', event.end)
    .returningAll()
    .executeTakeFirst();
  if (next) await grantMonths(services, trx, next);
  return { known: event.charge === null ? [] : [event.charge] };
}

/**
 * Ends a subscription whose current period was paid back. Its months count as given, because the processor may still report that the
 * subscription runs until its end; a later payment gives months of its own.
 */
async function endPeriod(trx: Trx, id: string, payment: string): Promise<void> {
  const subscription = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .where('payment_id', '=', payment)
    .forUpdate()
    .executeTakeFirst();
  if (!subscription) return;
  const months = Math.max(subscription.months_granted, monthsBetween(subscription.anchor, subscription.period_end));
  await trx.updateTable('subscription').set({ status: 'ended', months_granted: months }).where('id', '=', id).execute();
}

/** The key under which the ledger takes back a share of a payment, once. */
export const refundKey = (payment: string, share: number, isChargeback: boolean): string =>
  `${isChargeback ? 'chargeback' : 'refund'}:${payment}:${Math.round(share * 1_000_000)}`;

/**
 * Takes back the credits of a share of a payment that was returned, of one month where it paid for a year. When all of it was returned, takes
 * back what is left of every month and ends the period that it paid for.
 */
async function takeBack(
  { ledger }: Pick<Services, 'ledger'>,
  trx: Trx,
  payment: Payment,
  { share, isChargeback }: { share: number; isChargeback: boolean },
): Promise<void> {
  const isWhole = share >= 1;
  const key = refundKey(payment.id, share, isChargeback);
  const limit = isWhole ? {} : { upTo: Math.ceil(payment.credits * share) };
  await ledger.refund(trx, { account: payment.account_id, txn: payment.id, key, isChargeback, ...limit });
  if (isWhole && payment.subscription_id) await endPeriod(trx, payment.subscription_id, payment.id);
}

async function refunded(
  services: Pick<Services, 'ledger'>,
  trx: Trx,
  { charge, share, isChargeback = false }: Kind<'refunded'>,
): Promise<Outcome> {
  const payment = await trx.selectFrom('payment').selectAll().where('charge_ref', '=', charge).executeTakeFirst();
  if (!payment) return { waitsFor: charge };
  await takeBack(services, trx, payment, { share, isChargeback });
  return done;
}

/**
 * Returns a payment in full: asks the processor for it, takes back what is left of its credits, and ends the subscription that it paid for.
 * What the processor reports of it afterward takes nothing again. Returns false for a payment that isn’t paid, or is being returned already.
 */
export async function returnPayment(services: Pick<Services, 'clock' | 'ledger'>, trx: Trx, id: string): Promise<boolean> {
  const now = services.clock();
  const owner = await trx.selectFrom('payment').select('account_id').where('id', '=', id).executeTakeFirst();
  if (!owner) return false;
  await lockAccount(trx, owner.account_id);
  const payment = await trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (payment?.status !== transactionStatuses.paid) return false;
  const asked = await trx
    .selectFrom('processor_request')
    .select('seq')
    .where('payment_id', '=', id)
    .where('kind', '=', 'refund')
    .limit(1)
    .executeTakeFirst();
  if (asked) return false;
  await request(trx, 'refund', { payment: id }, now);
  const subscription =
    payment.subscription_id &&
    (await trx.selectFrom('subscription').selectAll().where('id', '=', payment.subscription_id).executeTakeFirst());
  if (subscription && subscription.payment_id === id) await request(trx, 'end', { payment: id, ref: subscription.processor_ref }, now);
  await takeBack(services, trx, payment, { share: 1, isChargeback: false });
  return true;
}

/** Applies a status reported by the processor. A subscription that the processor ended cannot resume. */
async function stands(services: Applying, trx: Trx, ref: string, change: Pick<Subscription, 'ends' | 'status'>): Promise<Outcome> {
  const subscription = await byRef(trx, ref);
  if (!subscription) return { waitsFor: ref };
  await lockAccount(trx, subscription.account_id);
  const other = await runningOf(trx, subscription.account_id);
  const before = await trx.selectFrom('subscription').select('ends').where('id', '=', subscription.id).forUpdate().executeTakeFirst();
  // A subscription that rested must not resume beside the one that was bought since.
  if (change.status === 'running' && other && other.id !== subscription.id) return done;
  const changed = await trx
    .updateTable('subscription')
    .set(change)
    .where('id', '=', subscription.id)
    .where((e) => e.not(e.and([e('status', '=', 'ended'), e('ends', '=', true)])))
    .returningAll()
    .executeTakeFirst();
  // The processor may report a cancellation before the request that asked for it was noted, or instead of it.
  if (changed?.status === 'running' && changed.ends && before?.ends === false)
    services.sends.push(await confirmEnding(services, trx, changed));
  return done;
}

/** What applies an event; `sends` takes what is called after the commit. */
type Applying = Pick<Services, 'log' | 'clock' | 'ledger' | 'mail'> & { sends: (() => void)[] };

function effectOf(services: Applying, trx: Trx, event: PaymentEvent): Promise<Outcome> {
  switch (event.kind) {
    case 'paid':
      return paid(services, trx, event);
    case 'failed':
      return failed(trx, event);
    case 'renewed':
      return renewed(services, trx, event);
    case 'refunded':
      return refunded(services, trx, event);
    case 'ending':
      return stands(services, trx, event.subscription, { ends: event.ends, status: 'running' });
    case 'resting':
      return stands(services, trx, event.subscription, { ends: false, status: 'ended' });
    case 'ended':
      return stands(services, trx, event.subscription, { ends: true, status: 'ended' });
  }
}

/** Applies an event, and then the events that were waiting for what it made known. */
async function apply(services: Applying, trx: Trx, event: PaymentEvent): Promise<void> {
  const outcome = await effectOf(services, trx, event);
  if ('waitsFor' in outcome) return keepForLater(trx, outcome.waitsFor, event, services.clock());
  await lockRefs(trx, outcome.known);
  for (const kept of await takeKept(trx, outcome.known)) await apply(services, trx, kept);
}

/** Returns the running subscription of an account. */
export const runningOf = (db: Db, account: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', account)
    .where('status', '=', 'running')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Applies an event once. `check` runs first, in the same transaction with the account locked, and may throw (a second first purchase, a
 * second subscription).
 */
export async function settle(
  services: Settling,
  { id, event }: { id: string; event: PaymentEvent },
  check: (trx: Trx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { db, clock } = services;
  const sends = await inTransaction(db, async (trx) => {
    const known = await trx
      .insertInto('payment_event')
      .values({ id, at: clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!known) return null;
    const waiting: Applying['sends'] = [];
    await lockRefs(trx, refsOf(event));
    await check(trx);
    await apply({ ...services, sends: waiting }, trx, event);
    return waiting;
  });
  if (!sends) return;
  for (const send of sends) send();
  await sendReceipts(services);
  await runRequests(services);
}
