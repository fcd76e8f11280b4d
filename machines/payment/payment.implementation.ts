import { assign, emit } from 'xstate';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { CheckoutAnswer, Outcome, PaymentTypes } from './payment.types.ts';

export const actions = actionsOf<PaymentTypes>()({
  notePurchase: assign(({ event }) => ({ purchase: asserted(event, 'purchase.requested').purchase, url: null, txn: null, problem: null })),
  noteResumed: assign(({ event }) => {
    const { purchase, txn } = asserted(event, 'payment.resumed');
    return { purchase, url: null, txn, problem: null };
  }),
  noteCheckout: assign((_, answer: CheckoutAnswer) =>
    answer.kind === 'opened' ? { url: answer.url, txn: answer.txn, problem: null } : { problem: answer.msg },
  ),
  noteUnreached: assign({ problem: null }),
  forgetPurchase: assign({ purchase: null, url: null, txn: null, problem: null }),
  forgetCheckout: assign({ url: null, txn: null }),
  keepDeadline: assign(({ event }) => ({ giveUpAt: asserted(event, 'wait.began').now + times.pollTimeout })),
  forgetDeadline: assign({ giveUpAt: null }),
  tellShown: emit({ type: 'payment.shown' }),
  tellDismissed: emit({ type: 'payment.dismissed' }),
  tellSucceeded: emit(({ context }) => ({ type: 'payment.succeeded' as const, purchase: required(context.purchase, 'purchase') })),
  tellSignInNeeded: emit(({ context }) => ({ type: 'purchase.signInNeeded' as const, purchase: required(context.purchase, 'purchase') })),
  refreshCredits: emit({ type: 'credits.refreshRequested' }),
  announceSuccess: emit(notice('success', { key: 'paymentSucceeded' })),
  announceFailure: emit(notice('error', { key: 'paymentFailed' }, times.paymentFailureToast)),
  announceNoLink: emit(notice('error', { key: 'payUrlFailed' })),
  announceStillOpen: emit(notice('warning', { key: 'paymentStillOpen' })),
});

export const guards = guardsOf<PaymentTypes>()({
  isTimedOut: ({ context, event }) => context.giveUpAt !== null && asserted(event, 'tab.woke').now >= context.giveUpAt,
  isOpened: (_, answer: CheckoutAnswer) => answer.kind === 'opened',
  isSignInNeeded: (_, answer: CheckoutAnswer) => answer.kind === 'signIn',
  isPaid: (_, status: Outcome) => status === transactionStatuses.paid,
  isUndecided: (_, status: Outcome) => status === null || status === transactionStatuses.pending,
  isAbsent: (_, status: Outcome) => status === 'absent',
});
