import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    openCheckout: fromPromise(async () => {}),
    readStatus: fromPromise(async () => {}),
    watchPolling: fromCallback(() => {}),
  },
  actions: {
    notePurchase: () => {},
    noteResumed: () => {},
    noteCheckout: () => {},
    noteUnreached: () => {},
    forgetPurchase: () => {},
    forgetCheckout: () => {},
    keepDeadline: () => {},
    forgetDeadline: () => {},
    tellShown: emit({ type: 'payment.shown' }),
    tellDismissed: emit({ type: 'payment.dismissed' }),
    tellSucceeded: emit({ type: 'payment.succeeded' }),
    tellSignInNeeded: emit({ type: 'purchase.signInNeeded' }),
    refreshCredits: emit({ type: 'credits.refreshRequested' }),
    announceSuccess: emit({ type: 'notice.raised' }),
    announceFailure: emit({ type: 'notice.raised' }),
    announceNoLink: emit({ type: 'notice.raised' }),
    announceStillOpen: emit({ type: 'notice.raised' }),
  },
  guards: {
    isTimedOut: () => true,
    isOpened: () => true,
    isSignInNeeded: () => true,
    isPaid: () => true,
    isUndecided: () => true,
    isAbsent: () => true,
  },
  delays: {
    pollInterval: 3000, // 3 s
    pollTimeout: 300000, // 5 min
    lastCheckTimeout: 10000, // 10 s
  },
}).createMachine({
  id: 'payment',
  description: 'One purchase, from the press on Buy to its outcome.',
  context: {
    purchase: null,
    url: null,
    txn: null,
    problem: null,
    giveUpAt: null,
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'No payment is in progress.',
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: 'notePurchase',
        },
        'payment.resumed': {
          target: 'paying',
          actions: 'noteResumed',
        },
      },
    },
    opening: {
      description: 'The dialog shows a spinner while the server creates a checkout.',
      entry: 'tellShown',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        onDone: [
          {
            guard: 'isOpened',
            target: 'paying',
            actions: 'noteCheckout',
          },
          {
            guard: 'isSignInNeeded',
            target: 'closed',
            actions: ['tellDismissed', 'tellSignInNeeded', 'forgetPurchase'],
          },
          {
            target: 'broken',
            actions: ['noteCheckout', 'announceNoLink'],
          },
        ],
        onError: {
          target: 'broken',
          actions: ['noteUnreached', 'announceNoLink'],
        },
      },
      on: {
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
    },
    broken: {
      description: 'The checkout failed to open; the panel shows the error and offers to retry.',
      on: {
        'retry.pressed': 'opening',
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
    },
    paying: {
      description: 'The checkout is in the frame, and the server is polled for the outcome every 3 seconds.',
      type: 'parallel',
      exit: 'forgetDeadline',
      invoke: {
        id: 'watchPolling',
        src: 'watchPolling',
      },
      on: {
        'wait.began': {
          actions: 'keepDeadline',
        },
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
      after: {
        pollTimeout: 'lastChecking',
      },
      states: {
        frame: {
          description: 'Whether the checkout page is visible.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The checkout page is loading.',
              on: {
                'frame.loaded': 'shown',
              },
            },
            shown: {
              description: 'The checkout page is visible.',
            },
          },
        },
        status: {
          description: 'Polls the outcome of the payment.',
          initial: 'polling',
          states: {
            polling: {
              description: 'The interval between two checks; it begins again with each of them.',
              initial: 'waiting',
              on: {
                'frame.reported': {
                  target: 'polling.checking',
                  reenter: true,
                },
                'tab.woke': [
                  {
                    guard: 'isTimedOut',
                    target: '#payment.lastChecking',
                  },
                  {
                    target: 'polling.checking',
                    reenter: true,
                  },
                ],
              },
              after: {
                pollInterval: {
                  target: 'polling.checking',
                  reenter: true,
                },
              },
              states: {
                waiting: {
                  description: 'The outcome is unknown; the next check is pending.',
                },
                checking: {
                  description: 'The server is asked for the outcome; a failed check does not end the polling.',
                  invoke: {
                    id: 'readStatus',
                    src: 'readStatus',
                    onDone: [
                      {
                        guard: 'isPaid',
                        target: '#payment.succeeded',
                      },
                      {
                        guard: 'isUndecided',
                        target: 'waiting',
                      },
                      {
                        guard: 'isAbsent',
                        target: '#payment.absent',
                      },
                      {
                        target: '#payment.failed',
                      },
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
        onDone: [
          {
            guard: 'isPaid',
            target: 'succeeded',
          },
          {
            guard: 'isUndecided',
            target: 'expired',
          },
          {
            guard: 'isAbsent',
            target: 'absent',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'expired',
      },
      on: {
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
      after: {
        lastCheckTimeout: 'expired',
      },
    },
    succeeded: {
      description: 'The payment succeeded: the dialog closes and the credits are added.',
      entry: ['tellDismissed', 'refreshCredits', 'tellSucceeded', 'announceSuccess', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: 'notePurchase',
        },
        'payment.closed': {
          target: 'closed',
          actions: 'forgetPurchase',
        },
      },
    },
    failed: {
      description: 'The payment failed; the person can retry or choose another payment method.',
      entry: ['announceFailure', 'forgetCheckout'],
      on: {
        'retry.pressed': 'opening',
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
    },
    absent: {
      description: 'This person has no such payment: the address is wrong, or another person is signed in.',
      entry: ['tellDismissed', 'refreshCredits', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: 'notePurchase',
        },
        'payment.closed': {
          target: 'closed',
          actions: 'forgetPurchase',
        },
      },
    },
    expired: {
      description: 'The polling limit is reached and the dialog closes; a later payment is still credited.',
      entry: ['tellDismissed', 'refreshCredits', 'announceStillOpen', 'forgetCheckout'],
      on: {
        'purchase.requested': {
          target: 'opening',
          actions: 'notePurchase',
        },
        'payment.closed': {
          target: 'closed',
          actions: 'forgetPurchase',
        },
      },
    },
  },
});
