import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { packsWith, plansWith, type OfferChanges, type PackPrice, type PlanId } from '../../contract/facts/prices.ts';
import { knownFacts, refreshSite } from '../platform/site.ts';
import type { Root } from './root.ts';
import * as calls from '../../contract/structs/calls/payments.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { PaymentServices } from '../../machines/payment/payment.actors.ts';
import { callApi, settle } from '../platform/api.ts';
import { takeEarlyCheckout } from '../early/input.ts';
import { checkoutAddress } from '../early/checkout.ts';
import { storedToken } from '../platform/token.ts';
import { browserTime } from '../platform/time.ts';

type Shown = { price: string; credits: number } | undefined;

/** The terms on screen, which the server holds to. */
const asShown = (offer: Shown) => offer && { shown_price: offer.price, shown_credits: String(offer.credits) };

const offers = () => knownFacts()?.offers as OfferChanges | undefined;
export const planAsShown = (plan: PlanId) => asShown(plansWith(offers()).find(({ id }) => id === plan));
const packAsShown = (pack: PackPrice) => asShown(packsWith(offers()).find(({ id }) => id === pack));

/** After a refusal for the price the page shows the new one. */
export function renewed<A extends { code: number }>(answer: A): A {
  if (answer.code === codes.priceChanged) refreshSite();
  return answer;
}

/** Opens the checkout of a plan, or takes the one that a click opened before the page was alive; a request that broke off is sent again. */
const subscriptionSession: PaymentServices['subscriptionSession'] = async (plan, signal) => {
  const token = storedToken.get();
  const early = await takeEarlyCheckout(checkoutAddress(plan))?.catch(() => undefined);
  if (early) return renewed(await settle(calls.subscriptionSession, { ...early, token }, { resumes: true, quiet: true }));
  const query = { plan_id: String(plan), ...planAsShown(plan) };
  return renewed(await callApi(calls.subscriptionSession, { query, signal, resumes: true, quiet: true }));
};

/** The calls that open a checkout and read its outcome (spec §4, §7). */
export const paymentServices: PaymentServices = {
  subscriptionSession,
  checkoutSession: async (price, signal) =>
    renewed(await callApi(calls.checkoutSession, { query: { price, ...packAsShown(price) }, signal, resumes: true, quiet: true })),
  subscriptionTransaction: (txn, signal) => callApi(calls.subscriptionTransactionDetail, { params: { txn }, signal, quiet: true }),
  transaction: (txn, signal) => callApi(calls.transactionDetail, { params: { txn }, signal, quiet: true }),
  time: browserTime,
};

/** For a URL that has a transaction but not the item: the transaction is looked up as a pack first, then as a subscription. */
export const payResultServices: PaymentServices = {
  ...paymentServices,
  async transaction(txn, signal) {
    const answer = await paymentServices.transaction(txn, signal);
    return answer.code === codes.notFound ? paymentServices.subscriptionTransaction(txn, signal) : answer;
  },
};

/** The actor of the payment in its frame, polled to its end. */
export const paymentFlow = (root: Root) =>
  root.keep({ role: 'payment' }, () => ({ logic: paymentMachine.provide({ actors: paymentActors(paymentServices) }) }));

/** The actor of a payment that is checked again on its page: without a dialog, for a pack or a subscription. */
export const payResultFlow = (root: Root) =>
  root.keep({ role: 'payResult' }, () => ({ logic: paymentMachine.provide({ actors: paymentActors(payResultServices) }) }));
