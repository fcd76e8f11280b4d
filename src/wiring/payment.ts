import { createActor } from 'xstate';
import { initialPack } from '../../contract/facts/prices.ts';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { paymentServices, payResultServices } from '../ports/payment.ts';
import type { Root } from './root.ts';

/** The payment in its frame, polled to its end. */
export const paymentFlow = (root: Root) =>
  root.keep({ role: 'payment' }, () => createActor(paymentMachine.provide({ actors: paymentActors(paymentServices) })));

/** A payment that is looked at again on its page: no dialog, and it may be of either kind. */
export const payResultFlow = (root: Root) =>
  root.keep({ role: 'payResult' }, () => createActor(paymentMachine.provide({ actors: paymentActors(payResultServices) })));

/** Asks for the outcome of a transaction now, and then at the pace of a payment. */
export function lookAtPayment(payment: ReturnType<typeof payResultFlow>, txn: string): void {
  payment.send({ type: 'payment.closed' });
  // Which pack or plan it was is the server's to know; the question is the same.
  payment.send({ type: 'payment.resumed', purchase: { kind: 'pack', price: initialPack }, txn });
  payment.send({ type: 'frame.reported' });
}
