/** Receipts and renewal notices by email. Each is claimed in the database before it is sent, so that concurrent processes send it once. */
import { planById, type PlanId } from '../../../contract/facts/prices.ts';
import { isLocale, localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import type { Services } from '../../core/services.ts';
import type { Payment, Subscription } from './processor.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { words } from './words.ts';

/** Formats a price such as `9.99` as currency in the locale. */
export const amountIn = (locale: Locale, price: string, currency: string): string =>
  new Intl.NumberFormat(localeFacts[locale].tag, { style: 'currency', currency }).format(Number(price));

const dayIn = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

const planName = (locale: Locale, id: number): string => {
  const { tier, billing } = planById(id as PlanId);
  const { tiers, billings } = words[locale];
  return `${tiers[tier]} (${billings[billing]})`;
};

/** Returns the localized name of the purchase. */
export function nameOf(locale: Locale, { kind, plan_id: plan, credits }: Pick<Payment, 'kind' | 'plan_id' | 'credits'>): string {
  if (kind !== 'pack') return planName(locale, plan!);
  return words[locale].pack.replace('{credits}', new Intl.NumberFormat(localeFacts[locale].tag).format(credits));
}

/** Sends pending receipts, and notices of returned payments. Never rejects, because a failed letter must not fail the payment. */
export async function sendReceipts({ db, mail, clock, log }: Pick<Services, 'log' | 'clock' | 'db' | 'mail'>): Promise<void> {
  try {
    const due = await db
      .updateTable('payment')
      .set({ receipt_at: clock() })
      .where('status', 'in', [transactionStatuses.paid, transactionStatuses.refunded])
      .where('receipt_at', 'is', null)
      .returningAll()
      .execute();
    for (const payment of due) {
      const locale = payment.kind === 'renewal' ? await localeOf({ db }, payment) : (payment.locale as Locale);
      const date = dayIn(locale, payment.settled_at ?? clock());
      // The account was deleted in between.
      if (payment.email === '') continue;
      await mail.post(locale, payment.status === transactionStatuses.paid ? 'receipt' : 'paymentReturned', payment.email, {
        what: nameOf(locale, payment),
        amount: amountIn(locale, payment.price, payment.currency),
        date,
        txn: payment.id,
      });
    }
  } catch (error) {
    log.error('receipts could not be sent', { error });
  }
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Returns the language in the user's settings, falling back to the one in which the subscription was bought. */
async function localeOf({ db }: Pick<Services, 'db'>, { account_id: account, locale }: Pick<Subscription, 'account_id' | 'locale'>) {
  const row = await db.selectFrom('user_account').select('locale').where('id', '=', account).executeTakeFirst();
  return isLocale(row?.locale) ? row.locale : (locale as Locale);
}

/** Announces renewals one week in advance. */
export async function announceRenewals({ db, mail, clock }: Pick<Services, 'clock' | 'db' | 'mail'>, currency: string): Promise<void> {
  const due = await db
    .updateTable('subscription')
    .set((e) => ({ reminded_for: e.ref('period_end') }))
    .where('status', '=', 'running')
    .where('ends', '=', false)
    .where('period_end', '<=', new Date(clock().getTime() + week))
    .where('period_end', '>', clock())
    .where((e) => e.or([e('reminded_for', 'is', null), e('reminded_for', '<', e.ref('period_end'))]))
    .returningAll()
    .execute();
  for (const subscription of due) {
    const locale = await localeOf({ db }, subscription);
    const plan = planById((subscription.next_plan_id ?? subscription.plan_id) as PlanId);
    const letter = {
      what: planName(locale, plan.id),
      amount: amountIn(locale, plan.price, currency),
      date: dayIn(locale, subscription.period_end),
    };
    await mail.post(locale, 'renewal', subscription.email, letter);
  }
}

/** Sends the confirmation of a cancellation: the end date, and that there are no further charges. */
export async function confirmEnding({ db, mail }: Pick<Services, 'db' | 'mail'>, subscription: Subscription): Promise<void> {
  const locale = await localeOf({ db }, subscription);
  await mail.post(locale, 'subscriptionEnds', subscription.email, {
    what: planName(locale, subscription.plan_id),
    date: dayIn(locale, subscription.period_end),
  });
}
