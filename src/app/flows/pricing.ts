import { createActor } from 'xstate';
import { paymentActors } from '../../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { pricingActors } from '../../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../../machines/pricing/pricing.machine.ts';
import { paymentServices, pricingServices } from '../../services/payments.ts';
import type { Root } from '../root.ts';
import { tellWho } from './who.ts';

/** What is paid, in the payment dialog; its facts go to whoever sells. */
export const paymentFlow = (root: Root) =>
  root.keep('payment', () => {
    const payment = createActor(paymentMachine.provide({ actors: paymentActors(paymentServices) }));
    payment.on('notice.raised', root.raise);
    payment.on('payment.shown', () => root.openDialog('payment'));
    payment.on('payment.dismissed', (fact) => {
      root.dialogs.send({ type: 'dialog.closed', dialog: 'payment' });
      root.tellKept(fact);
    });
    payment.on('payment.succeeded', root.tellKept);
    payment.on('purchase.signInNeeded', root.tellKept);
    payment.on('credits.refreshRequested', (fact) => {
      root.credits.send(fact);
      // The balance and what belongs to it stand in the user info as well.
      root.session.send({ type: 'user.reloadRequested' });
    });
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('payment')) payment.send({ type: 'payment.closed' });
    });
    return payment;
  });

/** The prices, and a purchase until the payment takes over. */
export const pricingFlow = (root: Root) =>
  root.keep('pricing', () => {
    const pricing = createActor(pricingMachine.provide({ actors: pricingActors(pricingServices) }));
    const payment = paymentFlow(root);
    pricing.on('notice.raised', root.raise);
    pricing.on('signIn.needed', () => root.navigation.send({ type: 'signIn.required', refresh: false }));
    pricing.on('purchase.requested', (fact) => payment.send(fact));
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('pricing')) pricing.send({ type: 'pricing.left' });
    });
    tellWho(root, pricing);
    return pricing;
  });
