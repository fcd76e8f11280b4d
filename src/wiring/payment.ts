import { createActor } from 'xstate';
import { initialPack } from '../../contract/facts/prices.ts';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentServices, payResultServices } from '../ports/payment.ts';
import type { Root } from './root.ts';

/** The actor of the payment in its frame, polled to its end. */
export const paymentFlow = (root: Root) =>
  root.keep({ role: 'payment' }, () => createActor(paymentMachine.provide({ actors: paymentActors(paymentServices) })));

/** The actor of a payment that is checked again on its page: without a dialog, for a pack or a subscription. */
export const payResultFlow = (root: Root) =>
  root.keep({ role: 'payResult' }, () => createActor(paymentMachine.provide({ actors: paymentActors(payResultServices) })));

/** Polls the outcome of a transaction, starting now. */
export function lookAtPayment(payment: ReturnType<typeof payResultFlow>, txn: string): void {
  payment.send({ type: 'payment.closed' });
  // Only the server knows which pack or plan it was; the call is the same.
  payment.send({ type: 'payment.resumed', purchase: { kind: 'pack', price: initialPack }, txn });
  payment.send({ type: 'frame.reported' });
}
