import * as calls from '../../contract/structs/calls/payments.ts';
import type { PricingServices } from '../../machines/pricing/pricing.actors.ts';
import { callApi } from '../platform/api.ts';

/** The calls that the prices depend on: whether this person has bought before, and the active plan (spec §7). */
export const pricingServices: PricingServices = {
  checkFirstPurchase: (signal) => callApi(calls.checkFirstPurchase, { signal, quiet: true }),
  subscriptionInfo: (signal) => callApi(calls.subscriptionInfo, { signal }),
};
