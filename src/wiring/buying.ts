import { createActor } from 'xstate';
import { initialPack } from '../../contract/facts/prices.ts';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { pricingActors } from '../../machines/pricing/pricing.actors.ts';
import { pricingMachine } from '../../machines/pricing/pricing.machine.ts';
import { selectWho } from '../../machines/session/session.selectors.ts';
import { paymentServices, payResultServices, pricingServices } from '../ports/pay.ts';
import type { Root } from './root.ts';

/** The prices and what is bought from them. */
export const pricingFlow = (root: Root) =>
  root.keep('pricing', () => {
    const pricing = createActor(pricingMachine.provide({ actors: pricingActors(pricingServices) }));
    pricing.on('notice.raised', root.raise);
    pricing.on('signIn.needed', () => root.navigation.send({ type: 'signIn.required', refresh: false }));
    pricing.on('purchase.requested', (event) => paymentFlow(root).send(event));
    // Made after the session has spoken, the chart would never hear who is here.
    const who = selectWho(root.session.getSnapshot());
    if (who) root.afterStart(() => pricing.send({ type: 'session.changed', who }));
    return pricing;
  });

/** The payment in its frame, polled to its end. */
export const paymentFlow = (root: Root) =>
  root.keep('payment', () => {
    const payment = createActor(paymentMachine.provide({ actors: paymentActors(paymentServices) }));
    payment.on('notice.raised', root.raise);
    payment.on('payment.shown', () => root.openDialog('payment'));
    payment.on('payment.dismissed', (event) => {
      root.dialogs.send({ type: 'dialog.closed', dialog: 'payment' });
      root.tellKept(event);
    });
    payment.on('payment.succeeded', () => root.tellKept({ type: 'payment.succeeded' }));
    payment.on('purchase.signInNeeded', (event) => pricingFlow(root).send(event));
    payment.on('credits.refreshRequested', (event) => {
      root.credits.send(event);
      root.session.send({ type: 'user.reloadRequested' });
    });
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('payment')) payment.send({ type: 'payment.closed' });
    });
    return payment;
  });

/** A payment that is looked at again on its page: no dialog, and it may be of either kind. */
export const payResultFlow = (root: Root) =>
  root.keep('payResult', () => {
    const payment = createActor(paymentMachine.provide({ actors: paymentActors(payResultServices) }));
    payment.on('notice.raised', root.raise);
    payment.on('payment.succeeded', () => root.tellKept({ type: 'payment.succeeded' }));
    payment.on('credits.refreshRequested', (event) => {
      root.credits.send(event);
      root.session.send({ type: 'user.reloadRequested' });
    });
    return payment;
  });

/** Asks for the outcome of a transaction now, and then at the pace of a payment. */
export function lookAtPayment(payment: ReturnType<typeof payResultFlow>, txn: string): void {
  payment.send({ type: 'payment.closed' });
  // Which pack or plan it was is the server's to know; the question is the same.
  payment.send({ type: 'payment.resumed', purchase: { kind: 'pack', price: initialPack }, txn });
  payment.send({ type: 'frame.reported' });
}
