import { pricingActors } from '../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../machines/pricing/pricing.machine.ts';
import { paymentFlow } from './payment.ts';
import type { Root } from './root.ts';
import * as calls from '../../contract/structs/calls/payments.ts';
import type { PricingServices } from '../../machines/pricing/pricing.actors.ts';
import { callApi } from '../platform/api.ts';
import { readSubscription } from './subscription-info.ts';

/** The calls that the prices depend on: whether this person has bought before, and the active plan (spec §7). */
export const pricingServices: PricingServices = {
  checkFirstPurchase: (signal) => callApi(calls.checkFirstPurchase, { signal, quiet: true }),
  subscriptionInfo: readSubscription,
};

/** The actor of the prices; the payment loads with it, because it must exist when a purchase is requested. */
export const pricingFlow = (root: Root) =>
  root.keep({ role: 'pricing' }, () => {
    paymentFlow(root);
    return { logic: pricingMachine.provide({ actors: pricingActors(pricingServices) }) };
  });
