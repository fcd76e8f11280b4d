import * as calls from '../../contract/calls/payments.ts';
import type { PaymentServices } from '../../machines/payment/payment.actors.ts';
import type { PricingServices } from '../../machines/pricing/pricing.actors.ts';
import { callApi } from './api.ts';
import { browserTime } from './time.ts';

export const pricingServices: PricingServices = {
  checkFirstPurchase: (signal) => callApi(calls.checkFirstPurchase, { signal }),
  subscriptionInfo: (signal) => callApi(calls.subscriptionInfo, { signal }),
};

export const paymentServices: PaymentServices = {
  subscriptionSession: (plan, signal) => callApi(calls.subscriptionSession, { query: { plan_id: String(plan) }, signal }),
  checkoutSession: (price, signal) => callApi(calls.checkoutSession, { query: { price }, signal }),
  subscriptionTransaction: (txn, signal) => callApi(calls.subscriptionTransactionDetail, { params: { txn }, signal }),
  transaction: (txn, signal) => callApi(calls.transactionDetail, { params: { txn }, signal }),
  time: browserTime,
};
