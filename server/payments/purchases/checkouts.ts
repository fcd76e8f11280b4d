/** Opens payments and reports their status. Prices come only from the price list. */
import { randomBytes } from 'node:crypto';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { packByPrice, planById, type PackPrice, type PlanId } from '../../../contract/facts/prices.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Who } from '../../core/who.ts';
import type { Services } from '../../core/services.ts';
import type { Payment, Processor } from './processor.ts';
import { runningOf, settle, type Settling } from './settle.ts';

/** Returns whether the account has never paid, which makes it eligible for the first-purchase pack. */
export async function isFirstPurchase(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', account)
    .where('status', '=', transactionStatuses.paid)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

type Opening = Pick<Services, 'config' | 'log' | 'clock' | 'db' | 'limits'>;
type Buyer = Pick<Who, 'account' | 'locale'> & { email: string };
type Offer = Pick<Payment, 'kind' | 'price' | 'credits' | 'plan_id'>;

async function open(services: Opening, processor: Processor, buyer: Buyer, offer: Offer, origin: string) {
  const { db, clock, config, log } = services;
  await services.limits.consume('checkoutByAccount', buyer.account);
  const payment = await db
    .insertInto('payment')
    .values({
      ...offer,
      id: `pay_${randomBytes(20).toString('hex')}`,
      account_id: buyer.account,
      currency: config.currency,
      processor: processor.name,
      email: buyer.email,
      locale: buyer.locale,
      created_at: clock(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  try {
    const { url, ref } = await processor.open(payment, origin);
    if (ref) await db.updateTable('payment').set({ processor_ref: ref }).where('id', '=', payment.id).execute();
    return { checkout_url: url, txn_id: payment.id };
  } catch (error) {
    log.error('a checkout could not be opened', { payment: payment.id, error });
    throw new Refusal('unavailable', { cause: error });
  }
}

/**
 * Opens the payment of a pack. Throws `invalidInput` for the first-purchase pack after an earlier payment, `unavailable` when the processor
 * is unreachable.
 */
export async function openPack(services: Opening, processor: Processor, buyer: Buyer, price: PackPrice, origin: string) {
  const pack = packByPrice(price);
  if (pack.firstPurchase && !(await isFirstPurchase(services.db, buyer.account))) throw invalid('price');
  return open(services, processor, buyer, { kind: 'pack', price: pack.price, credits: pack.credits, plan_id: null }, origin);
}

/** Opens the payment of a subscription. Throws `alreadySubscribed` while one is running, `unavailable` when the processor is unreachable. */
export async function openPlan(services: Opening, processor: Processor, buyer: Buyer, id: PlanId, origin: string) {
  if (await runningOf(services.db, buyer.account)) throw new Refusal('alreadySubscribed');
  const plan = planById(id);
  return open(services, processor, buyer, { kind: 'plan', price: plan.price, credits: plan.credits, plan_id: plan.id }, origin);
}

/** Interval for querying the processor about an open payment (milliseconds), because a webhook may be lost. */
const queryEvery = 10_000;
const queriedAt = new Map<string, number>();

/** Returns the status of a payment of this account. Throws `notFound` for any other. */
export async function statusOf(
  services: Settling,
  processor: Processor,
  account: string,
  id: string,
  kinds: readonly Payment['kind'][],
): Promise<number> {
  const { db, clock, log } = services;
  const own = () => db.selectFrom('payment').selectAll().where('id', '=', id).where('account_id', '=', account).executeTakeFirst();
  const payment = await own();
  if (!payment || !kinds.includes(payment.kind)) throw new Refusal('notFound');
  if (payment.status !== transactionStatuses.pending) return payment.status;
  const now = clock().getTime();
  if (now - (queriedAt.get(id) ?? payment.created_at.getTime()) < queryEvery) return payment.status;
  if (queriedAt.size > 10_000) queriedAt.clear();
  queriedAt.set(id, now);
  try {
    const event = await processor.query(payment);
    if (!event) return payment.status;
    await settle(services, event);
    return (await own())!.status;
  } catch (error) {
    log.warn('the processor could not be asked about a payment', { payment: id, error });
    return payment.status;
  }
}
