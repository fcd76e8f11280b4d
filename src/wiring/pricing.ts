import { createActor } from 'xstate';
import { pricingActors } from '../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../machines/pricing/pricing.machine.ts';
import { pricingServices } from '../ports/pricing.ts';
import { paymentFlow } from './payment.ts';
import type { Root } from './root.ts';

/** The prices; the payment comes with them, because it must be here when a purchase is asked for. */
export const pricingFlow = (root: Root) =>
  root.keep({ role: 'pricing' }, () => {
    paymentFlow(root);
    return createActor(pricingMachine.provide({ actors: pricingActors(pricingServices) }));
  });
