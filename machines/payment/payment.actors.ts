import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { PackPrice, PlanId } from '../../contract/facts/prices.ts';
import type { Time } from '../kit/time.ts';
import { watchWait } from '../kit/waking.ts';
import type { CheckoutAnswer, Outcome, Purchase, TransactionStatus } from './payment.types.ts';

type Checkout = { checkout_url: string; txn_id: string };

export type PaymentServices = {
  /** `GET /api/pay/subscription-session?plan_id=`. */
  subscriptionSession(plan: PlanId, signal: AbortSignal): Promise<Answer<Checkout>>;
  /** `GET /api/pay/checkout-session?price=`. */
  checkoutSession(price: PackPrice, signal: AbortSignal): Promise<Answer<Checkout>>;
  /** `GET /api/pay/subscription-transaction-detail/{txn}`. */
  subscriptionTransaction(txn: string, signal: AbortSignal): Promise<Answer<{ status: TransactionStatus }>>;
  /** `GET /api/pay/transaction-detail/{txn}`. */
  transaction(txn: string, signal: AbortSignal): Promise<Answer<{ status: TransactionStatus }>>;
  time: Time;
};

const refusalKind = (code: number): 'signIn' | 'subscribed' | 'changed' | 'refused' => {
  if (code === codes.signInNeeded) return 'signIn';
  if (code === codes.priceChanged) return 'changed';
  return code === codes.alreadySubscribed ? 'subscribed' : 'refused';
};

/** Opens a checkout, reads its outcome, and reports the wall clock during the wait (spec §4). */
export const paymentActors = (services: PaymentServices) => ({
  openCheckout: fromPromise<CheckoutAnswer, { purchase: Purchase }>(async ({ input: { purchase }, signal }) => {
    const { code, msg, data } =
      purchase.kind === 'plan'
        ? await services.subscriptionSession(purchase.plan, signal)
        : await services.checkoutSession(purchase.price, signal);
    if (code === codes.success && data) return { kind: 'opened', url: data.checkout_url, txn: data.txn_id };
    return { kind: refusalKind(code), msg };
  }),
  /** Null when the server refused: polling continues. */
  readStatus: fromPromise<Outcome, { purchase: Purchase; txn: string }>(async ({ input, signal }) => {
    const read = input.purchase.kind === 'plan' ? services.subscriptionTransaction : services.transaction;
    const { code, data } = await read(input.txn, signal);
    if (code === codes.notFound) return 'absent';
    return code === codes.success && data ? data.status : null;
  }),
  watchPolling: watchWait(services.time),
});
