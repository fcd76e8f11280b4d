import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { wakePort } from '../kit/waking.ts';
import { actions, guards } from './payment.implementation.ts';
import type { CheckoutAnswer, Outcome, PaymentTypes, Purchase } from './payment.types.ts';

/** One purchase: a checkout opens in a frame, and the server is polled until the outcome is known (spec §4). */
export const paymentMachine = setup({
  types: {} as PaymentTypes,
  actors: {
    openCheckout: port<CheckoutAnswer, { purchase: Purchase }>('openCheckout'),
    readStatus: port<Outcome, { purchase: Purchase; txn: string }>('readStatus'),
    watchPolling: wakePort('watchPolling'),
  },
  actions,
  guards,
  delays: {
    pollInterval: times.pollInterval,
    pollTimeout: times.pollTimeout,
    lastCheckTimeout: times.lastCheckTimeout,
  },
}).createMachine({
  id: 'payment',
  description: 'One purchase, from the press on Buy to its outcome.',
  context: { purchase: null, url: null, txn: null, problem: null, giveUpAt: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No payment is in progress.',
      on: {
        'purchase.requested': { target: 'opening', actions: 'notePurchase' },
        'payment.resumed': { target: 'paying', actions: 'noteResumed' },
      },
    },
    opening: {
      // Another purchase is ignored until this one has ended: there is one dialog and one checkout.
      description: 'The dialog shows a spinner while the server creates a checkout.',
      entry: 'tellShown',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ purchase: required(context.purchase, 'purchase') }),
        onDone: [
          {
            guard: { type: 'isOpened', params: output },
            target: 'paying',
            actions: { type: 'noteCheckout', params: output },
          },
          {
            guard: { type: 'isSignInNeeded', params: output },
            target: 'closed',
            actions: ['tellDismissed', 'tellSignInNeeded', 'forgetPurchase'],
          },
          { target: 'broken', actions: [{ type: 'noteCheckout', params: output }, 'announceNoLink'] },
        ],
        onError: { target: 'broken', actions: ['noteUnreached', 'announceNoLink'] },
      },
      on: { 'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] } },
    },
    broken: {
      description: 'The checkout failed to open; the panel shows the error and offers to retry.',
      on: {
        'retry.pressed': 'opening',
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
    },
    paying: {
      description: 'The checkout is in the frame, and the server is polled for the outcome every 3 seconds.',
      type: 'parallel',
      invoke: { id: 'watchPolling', src: 'watchPolling' },
      exit: 'forgetDeadline',
      after: { pollTimeout: 'lastChecking' },
      on: {
        'wait.began': { actions: 'keepDeadline' },
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
      states: {
        frame: {
          description: 'Whether the checkout page is visible.',
          initial: 'loading',
          states: {
            loading: { description: 'The checkout page is loading.', on: { 'frame.loaded': 'shown' } },
            shown: { description: 'The checkout page is visible.' },
          },
        },
        status: {
          description: 'Polls the outcome of the payment.',
          initial: 'polling',
          states: {
            polling: {
              description: 'The interval between two checks; it begins again with each of them.',
              initial: 'waiting',
              // A check that has not answered when the next one is due is aborted.
              after: { pollInterval: { target: 'polling.checking', reenter: true } },
              on: {
                'frame.reported': { target: 'polling.checking', reenter: true },
                // Delays do not run while the tab sleeps, so the deadline is also compared when it wakes.
                'tab.woke': [
                  { guard: 'isTimedOut', target: '#payment.lastChecking' },
                  { target: 'polling.checking', reenter: true },
                ],
              },
              states: {
                waiting: { description: 'The outcome is unknown; the next check is pending.' },
                checking: {
                  description: 'The server is asked for the outcome; a failed check does not end the polling.',
                  invoke: {
                    id: 'readStatus',
                    src: 'readStatus',
                    input: ({ context }) => ({
                      purchase: required(context.purchase, 'purchase'),
                      txn: required(context.txn, 'transaction'),
                    }),
                    onDone: [
                      { guard: { type: 'isPaid', params: output }, target: '#payment.succeeded' },
                      { guard: { type: 'isUndecided', params: output }, target: 'waiting' },
                      { guard: { type: 'isAbsent', params: output }, target: '#payment.absent' },
                      { target: '#payment.failed' },
                    ],
                    onError: 'waiting',
                  },
                },
              },
            },
          },
        },
      },
    },
    lastChecking: {
      description: 'Five minutes have passed: the server is asked one last time before the dialog closes.',
      invoke: {
        id: 'readLastStatus',
        src: 'readStatus',
        input: ({ context }) => ({ purchase: required(context.purchase, 'purchase'), txn: required(context.txn, 'transaction') }),
        onDone: [
          { guard: { type: 'isPaid', params: output }, target: 'succeeded' },
          { guard: { type: 'isUndecided', params: output }, target: 'expired' },
          { guard: { type: 'isAbsent', params: output }, target: 'absent' },
          { target: 'failed' },
        ],
        onError: 'expired',
      },
      after: { lastCheckTimeout: 'expired' },
      on: { 'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] } },
    },
    succeeded: {
      description: 'The payment succeeded: the dialog closes and the credits are added.',
      entry: ['tellDismissed', 'refreshCredits', 'tellSucceeded', 'announceSuccess', 'forgetCheckout'],
      on: {
        'purchase.requested': { target: 'opening', actions: 'notePurchase' },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
    failed: {
      description: 'The payment failed; the person can retry or choose another payment method.',
      entry: ['announceFailure', 'forgetCheckout'],
      on: {
        'retry.pressed': 'opening',
        'payment.closed': { target: 'closed', actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'] },
      },
    },
    absent: {
      description: 'This person has no such payment: the address is wrong, or another person is signed in.',
      entry: ['tellDismissed', 'refreshCredits', 'forgetCheckout'],
      on: {
        'purchase.requested': { target: 'opening', actions: 'notePurchase' },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
    expired: {
      description: 'The polling limit is reached and the dialog closes; a later payment is still credited.',
      entry: ['tellDismissed', 'refreshCredits', 'announceStillOpen', 'forgetCheckout'],
      on: {
        'purchase.requested': { target: 'opening', actions: 'notePurchase' },
        'payment.closed': { target: 'closed', actions: 'forgetPurchase' },
      },
    },
  },
});
