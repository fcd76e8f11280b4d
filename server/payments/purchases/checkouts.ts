/** Opens payments and reports their status. Prices come only from the price list. */
import { randomBytes } from 'node:crypto';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { packById, planById, type PackPrice, type PlanId } from '../../../contract/facts/prices.ts';
import { refuseClosed } from '../../db/closed.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import { lockAccount } from '../../credits/ledger/accounts.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Who } from '../../core/who.ts';
import type { Services } from '../../core/services.ts';
import { isFirstPurchase } from './first-purchase.ts';
import { refuseOther, type Shown } from './shown.ts';
import type { Payment, Processor } from './processor.ts';
import { expireCheckouts, request, runRequests } from './requests.ts';
import { runningOf, settle, type Settling } from './settle.ts';

type Opening = Pick<Services, 'config' | 'log' | 'clock' | 'db' | 'limits' | 'processor' | 'settings'>;
type Buyer = Pick<Who, 'account' | 'locale'> & { email: string };
type Offer = Pick<Payment, 'kind' | 'pack' | 'price' | 'credits' | 'plan_id'>;

/** Stores a payment of an account that is still open. */
const store = (services: Opening, processor: Processor, buyer: Buyer, offer: Offer, prepare: (trx: Trx) => Promise<void>) =>
  inTransaction(services.db, async (trx) => {
    await refuseClosed(trx, buyer.account);
    await prepare(trx);
    return trx
      .insertInto('payment')
      .values({
        ...offer,
        id: `pay_${randomBytes(20).toString('hex')}`,
        account_id: buyer.account,
        currency: services.config.currency,
        processor: processor.name,
        email: buyer.email,
        locale: buyer.locale,
        created_at: services.clock(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });

/** Notes the processor's id of a checkout; one that was closed while the processor opened it is closed there too. */
async function noteRef({ db, clock }: Pick<Services, 'db' | 'clock'>, payment: string, ref: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { status } = await trx
      .updateTable('payment')
      .set({ processor_ref: ref })
      .where('id', '=', payment)
      .returning('status')
      .executeTakeFirstOrThrow();
    if (status !== transactionStatuses.expired) return true;
    await request(trx, 'expire', { payment }, clock());
    return false;
  });
}

async function open(
  services: Opening,
  processor: Processor,
  buyer: Buyer,
  offer: Offer,
  origin: string,
  prepare: (trx: Trx) => Promise<void> = () => Promise.resolve(),
) {
  const { log } = services;
  await services.limits.spend(['checkoutByAccount', buyer.account]);
  const payment = await store(services, processor, buyer, offer, prepare);
  try {
    const { url, ref } = await processor.open(payment, origin);
    const isOpen = ref === null || (await noteRef(services, payment.id, ref));
    await runRequests(services);
    if (!isOpen) throw new Refusal('unavailable');
    return { checkout_url: url, txn_id: payment.id };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error('a checkout could not be opened', { payment: payment.id, error });
    throw new Refusal('unavailable');
  }
}

/** Checks the first-purchase offer again with the account locked, and closes the earlier checkouts that it was offered on. */
async function claimOffer(trx: Trx, account: string, id: string, now: Date): Promise<void> {
  await lockAccount(trx, account);
  if (!(await isFirstPurchase(trx, account))) throw invalid('price');
  const earlier = await trx
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', account)
    .where((e) => e(e.fn.coalesce('pack', 'price'), '=', id))
    .where('status', '=', transactionStatuses.pending)
    .execute();
  await expireCheckouts(trx, earlier, transactionStatuses.expired, now);
}

/** `shown` is the offer as the buyer saw it; null is as in the list. */
export type Wish<Id> = { id: Id; shown: Shown | null };

/**
 * Opens the payment of a pack; a first-purchase pack is open in one checkout at a time. Throws `invalidInput` for it after an earlier
 * payment, `priceChanged` when another price was shown, `unavailable` when the processor is unreachable.
 */
export async function openPack(services: Opening, processor: Processor, buyer: Buyer, { id, shown }: Wish<PackPrice>, origin: string) {
  const { price, credits, firstPurchase } = services.settings.pack(id);
  refuseOther('packChanged', shown ?? packById(id), { price, credits }, services.config.currency);
  const prepare = firstPurchase ? (trx: Trx) => claimOffer(trx, buyer.account, id, services.clock()) : undefined;
  return open(services, processor, buyer, { kind: 'pack', pack: id, price, credits, plan_id: null }, origin, prepare);
}

/** Opens the payment of a subscription. Throws `alreadySubscribed` while one is running, `priceChanged` when another price was shown, `unavailable` when the processor is unreachable. */
export async function openPlan(services: Opening, processor: Processor, buyer: Buyer, { id, shown }: Wish<PlanId>, origin: string) {
  if (await runningOf(services.db, buyer.account)) throw new Refusal('alreadySubscribed');
  const { price, credits } = services.settings.plan(id);
  refuseOther('planChanged', shown ?? planById(id), { price, credits }, services.config.currency);
  return open(services, processor, buyer, { kind: 'plan', pack: null, price, credits, plan_id: id }, origin);
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
