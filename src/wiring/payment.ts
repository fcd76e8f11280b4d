import { createActor } from 'xstate';
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
