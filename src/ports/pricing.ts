import * as calls from '../../contract/structs/calls/payments.ts';
import type { PricingServices } from '../../machines/pricing/pricing.actors.ts';
import { callApi } from '../platform/api.ts';

/** What the prices depend on: whether anything was bought before, and the plan that runs (spec §7). */
export const pricingServices: PricingServices = {
  checkFirstPurchase: (signal) => callApi(calls.checkFirstPurchase, { signal }),
  subscriptionInfo: (signal) => callApi(calls.subscriptionInfo, { signal }),
};
