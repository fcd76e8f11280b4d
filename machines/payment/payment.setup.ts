import { assign, emit, setup } from 'xstate';
import { transactionStatuses } from '../../contract/facts/statuses.ts';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unansweredKey } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { wakePort } from '../kit/waking.ts';
import type { CheckoutAnswer, Outcome, PaymentTypes, Purchase } from './payment.types.ts';

const base = setup({
  types: {} as PaymentTypes,
  actors: {
    openCheckout: port<CheckoutAnswer, { purchase: Purchase }>('openCheckout'),
    readStatus: port<Outcome, { purchase: Purchase; txn: string }>('readStatus'),
    watchPolling: wakePort('watchPolling'),
  },
  delays: {
    pollInterval: times.pollInterval,
    pollTimeout: times.pollTimeout,
    lastCheckTimeout: times.lastCheckTimeout,
  },
});

export const paymentSetup = base
  .extend({
    guards: {
      isTimedOut: ({ context, event }) => context.giveUpAt !== null && asserted(event, 'tab.woke').now >= context.giveUpAt,
      isOpened: (_, answer: CheckoutAnswer) => answer.kind === 'opened',
      isSignInNeeded: (_, answer: CheckoutAnswer) => answer.kind === 'signIn',
      isPaid: (_, status: Outcome) => status === transactionStatuses.paid,
      isUndecided: (_, status: Outcome) => status === null || status === transactionStatuses.pending,
      isAbsent: (_, status: Outcome) => status === 'absent',
    },
  })
  .extend({
    actions: {
      assignPurchase: assign(({ event }) => ({ purchase: asserted(event, 'purchase.requested').purchase, problem: null })),
      assignResumed: assign(({ event }) => {
        const { purchase, txn } = asserted(event, 'payment.resumed');
        return { purchase, txn, problem: null };
      }),
      assignCheckout: assign((_, answer: CheckoutAnswer) =>
        answer.kind === 'opened'
          ? { url: answer.url, txn: answer.txn, problem: null }
          : { problem: { text: answer.msg, ...(answer.kind === 'changed' && { isWhole: true }) } },
      ),
      assignUnanswered: assign(({ event }) => ({ problem: { key: unansweredKey(event) } })),
      clearPurchase: assign({ purchase: null, problem: null }),
      clearCheckout: assign({ url: null, txn: null }),
      assignDeadline: assign(({ event }) => ({ giveUpAt: asserted(event, 'wait.began').now + times.pollTimeout })),
      clearDeadline: assign({ giveUpAt: null }),
      emitShown: emit({ type: 'payment.shown' }),
      emitDismissed: emit({ type: 'payment.dismissed' }),
      emitSucceeded: emit(({ context }) => ({ type: 'payment.succeeded' as const, purchase: required(context.purchase, 'purchase') })),
      emitSignInNeeded: emit(({ context }) => ({
        type: 'purchase.signInNeeded' as const,
        purchase: required(context.purchase, 'purchase'),
      })),
      emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
      emitSuccessNotice: emit(notice('success', { key: 'paymentSucceeded' })),
      emitFailureNotice: emit(notice('error', { key: 'paymentFailed' }, times.paymentFailureToast)),
      emitNoCheckoutNotice: emit(notice('error', { key: 'payUrlFailed' })),
      emitExpiryNotice: emit(notice('warning', { key: 'paymentStillOpen' })),
    },
  });
