import { assign, emit } from 'xstate';
import { times } from '../../contract/facts/constants.ts';
import { initialPack } from '../../contract/facts/prices.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { CheckoutAnswer, Outcome, PaymentTypes, Purchase } from './payment.types.ts';

const nothingBought: Purchase = { kind: 'pack', price: initialPack };

export const actions = actionsOf<PaymentTypes>()({
  notePurchase: assign((_, { purchase }: { purchase: Purchase }) => ({ purchase, url: null, txn: null, problem: null })),
  noteResumed: assign((_, { purchase, txn }: { purchase: Purchase; txn: string }) => ({ purchase, url: null, txn, problem: null })),
  noteCheckout: assign((_, { answer }: { answer: CheckoutAnswer }) =>
    answer.kind === 'opened' ? { url: answer.url, txn: answer.txn, problem: null } : { problem: answer.msg },
  ),
  noteUnreached: assign({ problem: null }),
  forgetPurchase: assign({ purchase: null, url: null, txn: null, problem: null }),
  forgetCheckout: assign({ url: null, txn: null }),
  tellShown: emit({ type: 'payment.shown' }),
  tellDismissed: emit({ type: 'payment.dismissed' }),
  tellSucceeded: emit(({ context }) => ({ type: 'payment.succeeded' as const, purchase: context.purchase ?? nothingBought })),
  tellSignInNeeded: emit(({ context }) => ({ type: 'purchase.signInNeeded' as const, purchase: context.purchase ?? nothingBought })),
  refreshCredits: emit({ type: 'credits.refreshRequested' }),
  announceSuccess: emit(notice('success', { key: 'paymentSucceeded' })),
  announceFailure: emit(notice('error', { key: 'paymentFailed' }, times.paymentFailureToast)),
  announceNoLink: emit(notice('error', { key: 'payUrlFailed' })),
  announceStillOpen: emit(notice('warning', { key: 'paymentStillOpen' })),
});

export const guards = guardsOf<PaymentTypes>()({
  isOpened: (_, { answer }: { answer: CheckoutAnswer }) => answer.kind === 'opened',
  isSignInNeeded: (_, { answer }: { answer: CheckoutAnswer }) => answer.kind === 'signIn',
  isPaid: (_, { status }: { status: Outcome }) => status === 1,
  isUndecided: (_, { status }: { status: Outcome }) => status === null || status === 0,
  isAbsent: (_, { status }: { status: Outcome }) => status === 'absent',
});
