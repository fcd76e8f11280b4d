import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { paymentSetup } from './payment.setup.ts';

/** One purchase: a checkout opens in a frame, and the server is polled until the outcome is known (spec §4). */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'One purchase, from the click on Buy to its outcome.',
  context: { purchase: null, url: null, txn: null, problem: null, giveUpAt: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No payment is in progress.',
      entry: 'clearPurchase',
      on: {
        'purchase.requested': { target: 'open', actions: 'assignPurchase' },
        'payment.resumed': { target: 'open.paying', actions: 'assignResumed' },
      },
    },
    open: {
      // Another purchase is ignored until this one has ended: there is one dialog and one checkout.
      description: 'The dialog is open, or the page that a redirected payment returns to.',
      initial: 'opening',
      exit: 'clearCheckout',
      on: { 'payment.closed': { target: 'closed', actions: ['emitDismissed', 'emitCreditsRefresh'] } },
      states: {
        opening: {
          description: 'The dialog shows a spinner while the server creates a checkout.',
          tags: ['unfinished', 'opening'],
          entry: 'emitShown',
          invoke: {
            id: 'openCheckout',
            src: 'openCheckout',
            input: ({ context }) => ({ purchase: required(context.purchase, 'purchase') }),
            onDone: [
              { guard: { type: 'isOpened', params: output }, target: 'paying', actions: { type: 'assignCheckout', params: output } },
              {
                guard: { type: 'isSignInNeeded', params: output },
                target: '#payment.closed',
                actions: ['emitDismissed', 'emitSignInNeeded'],
              },
              { target: 'broken', actions: [{ type: 'assignCheckout', params: output }, 'emitNoCheckoutNotice'] },
            ],
            onError: { target: 'broken', actions: ['assignUnanswered', 'emitNoCheckoutNotice'] },
          },
        },
        broken: {
          description: 'The checkout failed to open; the panel shows the error and offers to retry.',
          on: { 'retry.clicked': 'opening' },
        },
        paying: {
          description: 'The checkout is in the frame, and the server is polled for the outcome every 3 seconds.',
          tags: 'unfinished',
          type: 'parallel',
          invoke: { id: 'watchPolling', src: 'watchPolling' },
          exit: 'clearDeadline',
          after: { pollTimeout: 'lastChecking' },
          on: { 'wait.began': { actions: 'assignDeadline' } },
          states: {
            frame: {
              description: 'Whether the checkout page is visible.',
              initial: 'loading',
              states: {
                loading: { description: 'The checkout page is loading.', tags: 'frameLoading', on: { 'frame.loaded': 'shown' } },
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
                      { guard: 'isTimedOut', target: '#payment.open.lastChecking' },
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
                          { guard: { type: 'isPaid', params: output }, target: '#payment.ended.succeeded' },
                          { guard: { type: 'isUndecided', params: output }, target: 'waiting' },
                          { guard: { type: 'isAbsent', params: output }, target: '#payment.ended.absent' },
                          { target: '#payment.open.failed' },
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
          tags: 'unfinished',
          invoke: {
            id: 'readLastStatus',
            src: 'readStatus',
            input: ({ context }) => ({ purchase: required(context.purchase, 'purchase'), txn: required(context.txn, 'transaction') }),
            onDone: [
              { guard: { type: 'isPaid', params: output }, target: '#payment.ended.succeeded' },
              { guard: { type: 'isUndecided', params: output }, target: '#payment.ended.expired' },
              { guard: { type: 'isAbsent', params: output }, target: '#payment.ended.absent' },
              { target: 'failed' },
            ],
            onError: '#payment.ended.expired',
          },
          after: { lastCheckTimeout: '#payment.ended.expired' },
        },
        failed: {
          description: 'The payment failed; the user can retry or choose another payment method.',
          entry: ['emitFailureNotice', 'clearCheckout'],
          on: { 'retry.clicked': 'opening' },
        },
      },
    },
    ended: {
      description: 'The outcome is known, or given up, and the dialog closes.',
      initial: 'succeeded',
      on: {
        'purchase.requested': { target: 'open', actions: 'assignPurchase' },
        'payment.closed': 'closed',
      },
      states: {
        succeeded: {
          description: 'The payment succeeded and the credits are added.',
          entry: ['emitDismissed', 'emitCreditsRefresh', 'emitSucceeded', 'emitSuccessNotice'],
        },
        absent: {
          description: 'This user has no such payment: the address is wrong, or another user is signed in.',
          entry: ['emitDismissed', 'emitCreditsRefresh'],
        },
        expired: {
          description: 'The polling limit is reached; a later payment is still credited.',
          entry: ['emitDismissed', 'emitCreditsRefresh', 'emitExpiryNotice'],
        },
      },
    },
  },
});
