import * as calls from '../../contract/structs/calls/payments.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { PaymentServices } from '../../machines/payment/payment.actors.ts';
import { callApi } from '../platform/api.ts';
import { browserTime } from '../platform/time.ts';

/** The calls that open a checkout and read its outcome (spec §4, §7). */
export const paymentServices: PaymentServices = {
  subscriptionSession: (plan, signal) =>
    callApi(calls.subscriptionSession, { query: { plan_id: String(plan) }, signal, resumes: true, quiet: true }),
  checkoutSession: (price, signal) => callApi(calls.checkoutSession, { query: { price }, signal, resumes: true, quiet: true }),
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
