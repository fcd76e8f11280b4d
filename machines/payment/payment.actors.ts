import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { PackPrice, PlanId } from '../../contract/facts/prices.ts';
import { clockOf } from '../kit/internals.ts';
import type { Listener } from '../kit/placeholder.ts';
import type { Time } from '../kit/time.ts';
import type { CheckoutAnswer, Outcome, PaceEvent, Purchase, TransactionStatus } from './payment.types.ts';

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

const refusalKind = (code: number): 'signIn' | 'subscribed' | 'refused' => {
  if (code === codes.signInNeeded) return 'signIn';
  return code === codes.alreadySubscribed ? 'subscribed' : 'refused';
};

/**
 * Reports every 3 seconds that a check is due, and after 5 minutes that the limit is reached (spec §4). Both are measured from the start on
 * the wall clock: a tab that slept checks as soon as it wakes, or reports the limit if it slept past it.
 */
export const paceChecks = (time: Time): Listener<PaceEvent> =>
  fromCallback<EventObject>(({ sendBack, self }) => {
    const clock = clockOf(self);
    const startedAt = time.now();
    let timer: unknown;
    const wait = () => {
      const elapsed = time.now() - startedAt;
      const untilNext = times.pollInterval - (elapsed % times.pollInterval);
      timer = clock.setTimeout(look, Math.max(0, Math.min(untilNext, times.pollLimit - elapsed)));
    };
    const look = () => {
      clock.clearTimeout(timer);
      if (time.now() - startedAt >= times.pollLimit) {
        sendBack({ type: 'limit.reached' } satisfies PaceEvent);
        return;
      }
      sendBack({ type: 'check.due' } satisfies PaceEvent);
      wait();
    };
    const stopWaking = time.onWake(look);
    wait();
    return () => {
      stopWaking();
      clock.clearTimeout(timer);
    };
  });

/** Opens a checkout, polls its outcome, and paces the checks (spec §4). */
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
  paceChecks: paceChecks(services.time),
});
