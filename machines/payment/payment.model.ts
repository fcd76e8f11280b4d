import { times } from '../../contract/facts/times.ts';
import { asks, before, emits, exactlyWith, neverBetween, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { paymentMachine } from './payment.machine.ts';
import {
  selectCheckoutUrl,
  selectIsCheckoutLoading,
  selectIsPaying,
  selectPaymentPhase,
  selectPaymentProblem,
  selectPurchase,
} from './payment.selectors.ts';
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
    'retry.clicked': [{}],
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
        { kind: 'changed', msg: 'It costs more now.' },
      ],
      error: [new Error('offline')],
    },
    readStatus: { done: [0, 1, 2, null, 'absent'], error: [new Error('offline')] },
  },
  invariants: {
    'a status is read of a transaction': (snapshot) => !snapshot.matches({ open: 'paying' }) || snapshot.context.txn !== null,
    'a checkout is in the frame only while its outcome is open': (snapshot) =>
      selectIsPaying(snapshot) || (selectCheckoutUrl(snapshot) === null && snapshot.context.txn === null),
    'a deadline is kept only while the server is polled': (snapshot) =>
      snapshot.context.giveUpAt === null || snapshot.matches({ open: 'paying' }),
    'polling gives up five minutes after it began': ({ context }) => context.giveUpAt === null || context.giveUpAt === times.pollTimeout,
    'a closed payment is forgotten': (snapshot) => (selectPaymentPhase(snapshot) === 'closed') === (selectPurchase(snapshot) === null),
    'a message of the server is shown only where the checkout did not open': (snapshot) =>
      selectPaymentProblem(snapshot) === null || ['broken', 'opening'].includes(selectPaymentPhase(snapshot)),
  },
  rules: {
    'a payment that was closed is not asked about': neverBetween(
      took('payment.closed'),
      took('purchase.requested', 'payment.resumed'),
      asks('readStatus'),
      'a closed payment is asked about',
    ),
    'only an answer of 1 is a success': exactlyWith(
      emits('payment.succeeded'),
      ({ gesture, event }) => gesture === 'done.readStatus' && event['output'] === 1,
      'a success without its answer, or an answer without its success',
    ),
    'the dialog is closed before the success is reported': before(
      emits('payment.dismissed'),
      emits('payment.succeeded'),
      'the success comes first',
    ),
  },
  shows: {
    closed: (snapshot) => selectPaymentPhase(snapshot) === 'closed' && !selectIsPaying(snapshot),
    'open.opening': (snapshot) => selectIsCheckoutLoading(snapshot) && selectIsPaying(snapshot),
    'open.broken': (snapshot) => selectPaymentPhase(snapshot) === 'broken' && selectCheckoutUrl(snapshot) === null,
    'open.paying.frame.loading': (snapshot) => selectIsCheckoutLoading(snapshot) === (selectCheckoutUrl(snapshot) !== null),
    'open.paying.frame.shown': (snapshot) => !selectIsCheckoutLoading(snapshot),
    'open.paying.status.polling.waiting': (snapshot) => selectIsPaying(snapshot) && selectPaymentPhase(snapshot) === 'paying',
    'open.paying.status.polling.checking': (snapshot) => selectIsPaying(snapshot) && selectPaymentPhase(snapshot) === 'paying',
    'open.lastChecking': (snapshot) => selectIsPaying(snapshot) && selectPaymentPhase(snapshot) === 'lastChecking',
    'open.failed': (snapshot) => selectPaymentPhase(snapshot) === 'failed' && !selectIsPaying(snapshot),
    'ended.succeeded': (snapshot) => selectPaymentPhase(snapshot) === 'succeeded' && !selectIsPaying(snapshot),
    'ended.absent': (snapshot) => selectPaymentPhase(snapshot) === 'absent' && !selectIsPaying(snapshot),
    'ended.expired': (snapshot) => selectPaymentPhase(snapshot) === 'expired' && !selectIsPaying(snapshot),
  },
});
