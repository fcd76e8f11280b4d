import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { required } from '../kit/required.ts';
import { isPayment, isPayReturn, transactionIn } from './payReturn.rules.ts';
import type { PayReturnTypes } from './payReturn.types.ts';

/** The page that a payment returns to: which transaction it shows, and to whom. */
export const payReturnMachine = setup({
  types: {} as PayReturnTypes,
  actions: {
    assignUser: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
    assignTransaction: assign(({ event }) => ({ txn: transactionIn(asserted(event, 'query.given').query) })),
    emitPaymentWanted: emit(({ context }) => ({ type: 'payment.wanted', txn: required(context.txn, 'transaction') })),
    emitPaymentLeft: emit({ type: 'payment.left' }),
  },
  guards: {
    isNamed: ({ event }) => isPayment(asserted(event, 'query.given')),
    isHere: ({ event }) => isPayReturn(asserted(event, 'query.given').path),
    isUser: ({ context }) => context.who === 'user',
    isVisitor: ({ context }) => context.who === 'visitor',
  },
}).createMachine({
  id: 'payReturn',
  description: 'The page that a payment returns to.',
  context: { who: null, txn: null },
  initial: 'away',
  on: {
    'query.given': [
      { guard: 'isNamed', target: '.judging', actions: 'assignTransaction' },
      { guard: 'isHere', target: '.nameless', actions: 'assignTransaction' },
      { target: '.away' },
    ],
    'session.changed': { actions: 'assignUser' },
  },
  states: {
    away: { description: 'Another page is on screen.' },
    nameless: { description: 'The address names no payment.' },
    judging: {
      description: 'Decides whether this user may see the payment.',
      always: [{ guard: 'isUser', target: 'looking' }, { guard: 'isVisitor', target: 'visitor' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'It is not known yet who is here.',
      on: { 'session.changed': { target: 'judging', actions: 'assignUser' } },
    },
    visitor: {
      description: 'A visitor is asked to sign in: a payment belongs to a user.',
      on: { 'session.changed': { target: 'judging', actions: 'assignUser' } },
    },
    looking: {
      description: 'The outcome of the payment is polled and shown.',
      entry: 'emitPaymentWanted',
      exit: 'emitPaymentLeft',
      on: {
        'session.changed': { target: 'judging', actions: 'assignUser' },
        'again.clicked': { target: 'looking', reenter: true },
      },
    },
  },
});
