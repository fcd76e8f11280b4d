import { times } from '../../contract/facts/times.ts';
import { chartModel } from '../kit/model.ts';
import { paymentMachine } from './payment.machine.ts';
import { selectCheckoutUrl, selectIsCheckoutLoading, selectIsPaying, selectPaymentPhase, selectPurchase } from './payment.selectors.ts';
import type { Purchase } from './payment.types.ts';

const pack: Purchase = { kind: 'pack', price: '19.99' };

export const paymentModel = chartModel({
  name: 'payment',
  machine: paymentMachine,
  inputs: [undefined],
  events: {
    'purchase.requested': [{ purchase: pack }, { purchase: { kind: 'plan', plan: 2 } }],
    'payment.resumed': [{ purchase: pack, txn: 'txn-0' }],
    'payment.closed': [{}],
    'retry.pressed': [{}],
    'frame.loaded': [{}],
    'frame.reported': [{}],
    'wait.began': [{ now: 0 }],
    'tab.woke': [{ now: times.pollTimeout - 1 }, { now: times.pollTimeout }],
  },
  outcomes: {
    openCheckout: {
      done: [
        { kind: 'opened', url: '/checkout/txn-1', txn: 'txn-1' },
        { kind: 'signIn', msg: 'Sign in first.' },
        { kind: 'subscribed', msg: 'A subscription already runs.' },
        { kind: 'refused', msg: 'Not for a moment.' },
      ],
      error: [new Error('offline')],
    },
    readStatus: { done: [0, 1, 2, null, 'absent'], error: [new Error('offline')] },
  },
  invariants: {
    'what is asked about has a number': (snapshot) => !snapshot.matches('paying') || snapshot.context.txn !== null,
    'nothing is shown in the frame once the outcome is known': (snapshot) =>
      !['closed', 'succeeded', 'failed', 'absent', 'expired'].includes(selectPaymentPhase(snapshot)) ||
      selectCheckoutUrl(snapshot) === null,
    'a closed payment is forgotten': (snapshot) => !snapshot.matches('closed') || selectPurchase(snapshot) === null,
  },
  shows: {
    closed: (snapshot) => selectPaymentPhase(snapshot) === 'closed' && !selectIsPaying(snapshot),
    opening: selectIsCheckoutLoading,
    broken: (snapshot) => selectPaymentPhase(snapshot) === 'broken' && selectCheckoutUrl(snapshot) === null,
    'paying.frame.loading': (snapshot) => selectIsCheckoutLoading(snapshot) === (selectCheckoutUrl(snapshot) !== null),
    'paying.frame.shown': (snapshot) => !selectIsCheckoutLoading(snapshot),
    'paying.status.polling.waiting': selectIsPaying,
    'paying.status.polling.checking': selectIsPaying,
    lastChecking: selectIsPaying,
    succeeded: (snapshot) => selectPaymentPhase(snapshot) === 'succeeded' && !selectIsPaying(snapshot),
    failed: (snapshot) => selectPaymentPhase(snapshot) === 'failed' && !selectIsPaying(snapshot),
    absent: (snapshot) => selectPaymentPhase(snapshot) === 'absent' && !selectIsPaying(snapshot),
    expired: (snapshot) => selectPaymentPhase(snapshot) === 'expired' && !selectIsPaying(snapshot),
  },
});
