/** Receipts and renewal notices by email. Each is claimed in the transaction that stores it, so that concurrent processes send it once. */
import { planById, type PlanId } from '../../../contract/facts/prices.ts';
import { isLocale, localeFacts, type Locale } from '../../../contract/facts/locales.ts';
import { creditsIn } from '../../../copy/credits.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction, type Db, type Trx } from '../../db/transaction.ts';
import type { Payment, Subscription } from './processor.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { nextTermsOf } from './terms.ts';
import { words } from './words.ts';

/** Formats a price such as `9.99` as currency in the locale. */
export const amountIn = (locale: Locale, price: string, currency: string): string =>
  new Intl.NumberFormat(localeFacts[locale].tag, { style: 'currency', currency }).format(Number(price));

const dayIn = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

const planName = (locale: Locale, id: number): string => {
  const { tier, billing } = planById(id as PlanId);
  const { tiers, billings } = words[locale];
  const { open, close } = localeFacts[locale].marks;
  return `${tiers[tier]}${open}${billings[billing]}${close}`;
};

/** Returns the localized name of the purchase. */
export function nameOf(locale: Locale, { kind, plan_id: plan, credits }: Pick<Payment, 'kind' | 'plan_id' | 'credits'>): string {
  if (kind !== 'pack') return planName(locale, plan!);
  return creditsIn(locale, credits);
}

/** Claims one pending receipt and stores its letter in the same transaction, so that neither is there without the other. Returns null if none is pending. */
const takeReceipt = ({ db, mail, clock }: Pick<Services, 'clock' | 'db' | 'mail'>): Promise<(() => void) | null> =>
  inTransaction(db, async (trx) => {
    const payment = await trx
      .updateTable('payment')
      .set({ receipt_at: clock() })
      .where('id', '=', (e) =>
        e
          .selectFrom('payment')
          .select('id')
          .where('status', 'in', [transactionStatuses.paid, transactionStatuses.refunded])
          .where('settled_at', 'is not', null)
          .where('receipt_at', 'is', null)
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
    if (!payment) return null;
    // The account was deleted in between.
    if (payment.email === '') return () => undefined;
    const locale = payment.kind === 'renewal' ? await localeOf(trx, payment) : (payment.locale as Locale);
    const kind = payment.status === transactionStatuses.paid ? 'receipt' : 'paymentReturned';
    return mail.within(trx, locale, kind, payment.email, {
      what: nameOf(locale, payment),
      amount: amountIn(locale, payment.price, payment.currency),
      date: dayIn(locale, payment.settled_at ?? clock()),
      txn: payment.id,
    });
  });

/** Sends pending receipts, and notices of returned payments. Never rejects, because a failed letter must not fail the payment. */
export async function sendReceipts(services: Pick<Services, 'log' | 'clock' | 'db' | 'mail'>): Promise<void> {
  try {
    for (let send = await takeReceipt(services); send !== null; send = await takeReceipt(services)) send();
  } catch (error) {
    services.log.error('receipts could not be sent', { error });
  }
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Returns the language in the user's settings, falling back to the one in which the subscription was bought. */
async function localeOf(db: Db, { account_id: account, locale }: Pick<Subscription, 'account_id' | 'locale'>) {
  const row = await db.selectFrom('user_account').select('locale').where('id', '=', account).executeTakeFirst();
  return isLocale(row?.locale) ? row.locale : (locale as Locale);
}

/** Notes one renewal that is a week away as announced and stores its letter in the same transaction. Returns null if there is none. */
const takeRenewal = ({ db, mail, clock }: Pick<Services, 'clock' | 'db' | 'mail'>, currency: string): Promise<(() => void) | null> =>
  inTransaction(db, async (trx) => {
    const subscription = await trx
      .updateTable('subscription')
      .set((e) => ({ reminded_for: e.ref('period_end') }))
      .where('id', '=', (e) =>
        e
          .selectFrom('subscription')
          .select('id')
          .where('status', '=', 'running')
          .where('ends', '=', false)
          .where('period_end', '<=', new Date(clock().getTime() + week))
          .where('period_end', '>', clock())
          .where((o) => o.or([o('reminded_for', 'is', null), o('reminded_for', '<', o.ref('period_end'))]))
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
    if (!subscription) return null;
    const locale = await localeOf(trx, subscription);
    const plan = subscription.next_plan_id ?? subscription.plan_id;
    return mail.within(trx, locale, 'renewal', subscription.email, {
      what: planName(locale, plan),
      amount: amountIn(locale, nextTermsOf(subscription).price, currency),
      date: dayIn(locale, subscription.period_end),
    });
  });

/** Announces renewals one week in advance. */
export async function announceRenewals(services: Pick<Services, 'clock' | 'db' | 'mail'>, currency: string): Promise<void> {
  for (let send = await takeRenewal(services, currency); send !== null; send = await takeRenewal(services, currency)) send();
}

/**
 * Stores the confirmation of a cancellation in its transaction: the end date, and that there aren't any further charges. Returns a function to
 * call after the commit, which sends it. `asked`: the language of the request; without one the processor's.
 */
export async function confirmEnding(
  { mail }: Pick<Services, 'mail'>,
  trx: Trx,
  subscription: Subscription,
  asked?: Locale,
): Promise<() => void> {
  const locale = asked ?? (await localeOf(trx, subscription));
  return mail.within(trx, locale, 'subscriptionEnds', subscription.email, {
    what: planName(locale, subscription.plan_id),
    date: dayIn(locale, subscription.period_end),
  });
}
