/** Changes to a running subscription, by the user and over time. */
import { sql } from 'kysely';
import type { Locale } from '../../../contract/facts/locales.ts';
import type { Infer } from '../../../contract/structs/schema.ts';
import type { subscription as shown } from '../../../contract/structs/calls/payments.ts';
import { isPlanId, planById, type PlanId } from '../../../contract/facts/prices.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { lockAccount } from '../../credits/ledger/accounts.ts';
import { inTransaction, type Trx } from '../../db/transaction.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Processor, Subscription } from './processor.ts';
import { announceRenewals, confirmEnding, sendReceipts } from './receipts.ts';
import type { Wish } from './checkouts.ts';
import { refuseOther } from './shown.ts';
import { expireCheckouts, request, runRequests } from './requests.ts';
import { grantMonths, periodAfter, runningOf, settle, type Settling } from './settle.ts';

/** Converts a subscription to its API form; every field is null or false if there is none. */
export const present = (subscription: Subscription | undefined): Infer<typeof shown> => ({
  plan_id: subscription?.plan_id ?? null,
  period_end: subscription?.period_end.toISOString() ?? null,
  ends: subscription?.ends ?? false,
  next_plan_id: subscription?.next_plan_id ?? null,
});

async function ownSubscription({ db }: Pick<Services, 'db'>, account: string): Promise<Subscription> {
  const subscription = await runningOf(db, account);
  if (!subscription) throw new Refusal('notFound');
  return subscription;
}

/** Cancels the subscription at the end of its period, or reverts that. The letter about it is in the language of the request. Idempotent. */
export async function setEnding(
  services: Pick<Services, 'db' | 'mail'>,
  processor: Processor,
  { account, locale }: { account: string; locale: Locale },
  ends: boolean,
): Promise<Subscription> {
  const subscription = await ownSubscription(services, account);
  if (subscription.ends === ends) return subscription;
  await processor.cancel(subscription, ends);
  const { changed, send } = await inTransaction(services.db, async (trx) => {
    const row = await trx
      .updateTable('subscription')
      .set({ ends })
      .where('id', '=', subscription.id)
      // What has ended meanwhile doesn’t come back: without its end it would rest, and resume.
      .where('status', '=', 'running')
      .where('ends', '!=', ends)
      .returningAll()
      .executeTakeFirst();
    return { changed: row, send: row && ends ? await confirmEnding(services, trx, row, locale) : null };
  });
  send?.();
  return changed ?? ownSubscription(services, account);
}

/** Changes the plan from the next period on, at the price of today, and throws `priceChanged` when another was shown. Choosing the current plan reverts an earlier change. */
export async function changePlan(
  services: Pick<Services, 'db' | 'settings' | 'config'>,
  processor: Processor,
  account: string,
  { id: wanted, shown }: Wish<number>,
): Promise<Subscription> {
  if (!isPlanId(wanted)) throw invalid('plan_id');
  const subscription = await ownSubscription(services, account);
  const next = wanted === subscription.plan_id ? null : wanted;
  if (next === subscription.next_plan_id) return subscription;
  const plan = services.settings.plan(wanted);
  if (next !== null) refuseOther('planChanged', shown ?? planById(wanted), plan, services.config.currency);
  await processor.change(subscription, plan);
  const changed = await services.db
    .updateTable('subscription')
    .set({ next_plan_id: next, next_price: next && plan.price, next_credits: next && plan.credits })
    .where('id', '=', subscription.id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return changed ?? ownSubscription(services, account);
}

/**
 * Ends the subscriptions of an account that is being deleted and closes its open checkouts, here at once and with the processor as soon as
 * it can be reached. The payment records no longer identify a person.
 */
export async function leave({ clock }: Pick<Services, 'clock'>, trx: Trx, account: string): Promise<void> {
  const now = clock();
  const charged = await trx
    .selectFrom('subscription')
    .select(['payment_id', 'processor_ref'])
    .where('account_id', '=', account)
    .where((e) => e.or([e('status', '=', 'running'), e('ends', '=', false)]))
    .execute();
  for (const { payment_id: payment, processor_ref: ref } of charged) await request(trx, 'end', { payment, ref }, now);
  await trx.updateTable('subscription').set({ status: 'ended', ends: true, email: '' }).where('account_id', '=', account).execute();
  const open = await trx
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', account)
    .where('status', '=', transactionStatuses.pending)
    .execute();
  await expireCheckouts(trx, open, transactionStatuses.expired, now);
  await trx.updateTable('payment').set({ email: '', receipt_at: now }).where('account_id', '=', account).execute();
}

const due = ({ db }: Pick<Services, 'db'>, now: Date) =>
  db.selectFrom('subscription').selectAll().where('status', '=', 'running').where('period_end', '<=', now);

/** Ends canceled subscriptions, and renews those that we charge ourselves, period by period up to the current one. */
async function renewDue(services: Settling, processor: Processor): Promise<void> {
  const now = services.clock();
  await services.db
    .updateTable('subscription')
    .set({ status: 'ended' })
    .where('status', '=', 'running')
    .where('ends', '=', true)
    .where('period_end', '<=', now)
    .execute();
  if (!processor.chargesPeriods) return;
  for (let open = await due(services, now).execute(); open.length > 0; open = await due(services, now).execute()) {
    for (const subscription of open) {
      const ref = `${subscription.id}:${subscription.period_end.toISOString()}`;
      const end = periodAfter(subscription, (subscription.next_plan_id ?? subscription.plan_id) as PlanId);
      await settle(services, {
        id: `renewal:${ref}`,
        event: { kind: 'renewed', subscription: subscription.id, ref, charge: `charge:${ref}`, end },
      });
    }
  }
}

/** Grants the credits of yearly subscriptions month by month. */
async function grantDue(services: Pick<Services, 'clock' | 'db' | 'ledger'>): Promise<void> {
  const nextMonth = sql`(anchor at time zone 'UTC') + months_granted * interval '1 month'`;
  const running = await services.db
    .selectFrom('subscription')
    .select(['id', 'account_id'])
    .where('status', '=', 'running')
    .where(sql<boolean>`${nextMonth} <= ${services.clock()}::timestamptz at time zone 'UTC'`)
    .where(sql<boolean>`${nextMonth} < period_end at time zone 'UTC'`)
    .execute();
  for (const { id, account_id: account } of running) {
    await inTransaction(services.db, async (trx) => {
      await lockAccount(trx, account);
      const subscription = await trx
        .selectFrom('subscription')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'running')
        .forUpdate()
        .executeTakeFirst();
      if (subscription) await grantMonths(services, trx, subscription);
    });
  }
}

/** Applies everything that is due on subscriptions. Safe to run at any time, concurrently and repeatedly. */
export async function passTime(services: Settling & Pick<Services, 'config'>, processor: Processor): Promise<void> {
  await renewDue(services, processor);
  await grantDue(services);
  await announceRenewals(services, services.config.currency);
  await sendReceipts(services);
  await runRequests(services);
}
