import { packPrices, planIds } from '../../facts/prices.ts';
import { flag, integer, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';

const checkout = openRecord({ checkout_url: text({ min: 1 }), txn_id: text({ min: 1 }) });
/** Any other value than the known ones stops the polling (spec §7), a negative one too. */
const transaction = openRecord({ status: integer() });
const moment = text({ format: 'date-time' });

/** Query values are strings: a plan id or a price is valid only in its exact spelling. */
const planQuery = oneOf(planIds.map(String) as [string, ...string[]]);

/** The price and the credits that were shown, in their exact spelling; without them those of the list. What is offered otherwise is refused. */
const shown = { shown_price: optional(text({ max: 12 })), shown_credits: optional(text({ max: 12 })) };

export const checkoutSession = call({
  method: 'GET',
  path: '/api/pay/checkout-session',
  summary: 'Opens the payment of a one-time pack',
  who: 'user',
  query: record({ price: oneOf(packPrices), ...shown }),
  data: checkout,
  codes: ['signInNeeded', 'priceChanged'],
});

export const subscriptionSession = call({
  method: 'GET',
  path: '/api/pay/subscription-session',
  summary: 'Opens the payment of a subscription',
  who: 'user',
  query: record({ plan_id: planQuery, ...shown }),
  data: checkout,
  codes: ['signInNeeded', 'alreadySubscribed', 'priceChanged'],
});

export const transactionDetail = call({
  method: 'GET',
  path: '/api/pay/transaction-detail/{txn}',
  summary: 'Returns the status of a pack payment; the client polls it every 3 seconds',
  who: 'user',
  data: transaction,
  codes: ['signInNeeded', 'notFound'],
});

export const subscriptionTransactionDetail = call({
  method: 'GET',
  path: '/api/pay/subscription-transaction-detail/{txn}',
  summary: 'Returns the status of a subscription payment',
  who: 'user',
  data: transaction,
  codes: ['signInNeeded', 'notFound'],
});

/** `plan_id` is null without a running subscription. `ends` means that it was canceled and runs until `period_end`. */
export const subscription = openRecord({
  plan_id: nullable(integer({ min: 1 })),
  period_end: nullable(moment),
  ends: flag(),
  /** The plan that starts at `period_end`, if the user chose one. */
  next_plan_id: nullable(integer({ min: 1 })),
});

export const subscriptionInfo = call({
  method: 'GET',
  path: '/api/pay/subscription-info',
  summary: 'Returns the running subscription',
  who: 'user',
  data: subscription,
  codes: ['signInNeeded'],
});

export const checkFirstPurchase = call({
  method: 'GET',
  path: '/api/pay/check-first-purchase',
  summary: 'Returns whether the first-purchase pack is available',
  who: 'user',
  data: openRecord({ is_first_purchase: flag() }),
  codes: ['signInNeeded'],
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/pay/subscription-cancel',
  summary: 'Cancels the subscription at the end of its period, without further charges',
  who: 'user',
  data: subscription,
  codes: ['signInNeeded', 'notFound'],
});

export const resumeSubscription = call({
  method: 'POST',
  path: '/api/pay/subscription-resume',
  summary: 'Reverts a cancellation',
  who: 'user',
  data: subscription,
  codes: ['signInNeeded', 'notFound'],
});

export const changeSubscription = call({
  method: 'POST',
  path: '/api/pay/subscription-change',
  summary: 'Changes the plan from the next period on; passing the current plan reverts a change',
  who: 'user',
  body: record({ plan_id: integer({ min: 1, max: planIds.length }), ...shown }),
  data: subscription,
  codes: ['signInNeeded', 'notFound', 'priceChanged'],
});

export const paymentWebhook = call({
  method: 'POST',
  path: '/api/pay/webhook',
  summary: 'Receives signed webhook events of the payment processor',
  who: 'anyone',
  tokenless: true,
  data: nothing(),
  codes: [],
});
