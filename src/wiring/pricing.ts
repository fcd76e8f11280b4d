import { createActor } from 'xstate';
import { pricingActors } from '../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../machines/pricing/pricing.machine.ts';
import { pricingServices } from '../ports/pricing.ts';
import { paymentFlow } from './payment.ts';
import type { Root } from './root.ts';

/** The actor of the prices; the payment loads with it, because it must exist when a purchase is requested. */
export const pricingFlow = (root: Root) =>
  root.keep({ role: 'pricing' }, () => {
    paymentFlow(root);
    return createActor(pricingMachine.provide({ actors: pricingActors(pricingServices) }));
  });
