import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    openCheckout: fromPromise(async () => {}),
    readStatus: fromPromise(async () => {}),
    watchPolling: fromCallback(() => {}),
  },
  actions: {
    assignPurchase: () => {},
    assignResumed: () => {},
    assignCheckout: () => {},
    clearProblem: () => {},
    clearPurchase: () => {},
    clearCheckout: () => {},
    assignDeadline: () => {},
    clearDeadline: () => {},
    emitShown: emit({ type: 'payment.shown' }),
    emitDismissed: emit({ type: 'payment.dismissed' }),
    emitSucceeded: emit({ type: 'payment.succeeded' }),
    emitSignInNeeded: emit({ type: 'purchase.signInNeeded' }),
    emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
    emitSuccessNotice: emit({ type: 'notice.raised' }),
    emitFailureNotice: emit({ type: 'notice.raised' }),
    emitNoCheckoutNotice: emit({ type: 'notice.raised' }),
    emitExpiryNotice: emit({ type: 'notice.raised' }),
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
  description: 'One purchase, from the click on Buy to its outcome.',
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
      entry: 'clearPurchase',
      on: {
        'purchase.requested': {
          target: 'open',
          actions: 'assignPurchase',
        },
        'payment.resumed': {
          target: 'open.paying',
          actions: 'assignResumed',
        },
      },
    },
    open: {
      description: 'The dialog is open, or the page that a redirected payment returns to.',
      initial: 'opening',
      exit: 'clearCheckout',
      on: {
        'payment.closed': {
          target: 'closed',
          actions: ['emitDismissed', 'emitCreditsRefresh'],
        },
      },
      states: {
        opening: {
          description: 'The dialog shows a spinner while the server creates a checkout.',
          tags: 'unfinished',
          entry: 'emitShown',
          invoke: {
            id: 'openCheckout',
            src: 'openCheckout',
            onDone: [
              {
                guard: 'isOpened',
                target: 'paying',
                actions: 'assignCheckout',
              },
              {
                guard: 'isSignInNeeded',
                target: '#payment.closed',
                actions: ['emitDismissed', 'emitSignInNeeded'],
              },
              {
                target: 'broken',
                actions: ['assignCheckout', 'emitNoCheckoutNotice'],
              },
            ],
            onError: {
              target: 'broken',
              actions: ['clearProblem', 'emitNoCheckoutNotice'],
            },
          },
        },
        broken: {
          description: 'The checkout failed to open; the panel shows the error and offers to retry.',
          on: {
            'retry.pressed': 'opening',
          },
        },
        paying: {
          description: 'The checkout is in the frame, and the server is polled for the outcome every 3 seconds.',
          type: 'parallel',
          tags: 'unfinished',
          exit: 'clearDeadline',
          invoke: {
            id: 'watchPolling',
            src: 'watchPolling',
          },
          on: {
            'wait.began': {
              actions: 'assignDeadline',
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
                        target: '#payment.open.lastChecking',
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
                            target: '#payment.ended.succeeded',
                          },
                          {
                            guard: 'isUndecided',
                            target: 'waiting',
                          },
                          {
                            guard: 'isAbsent',
                            target: '#payment.ended.absent',
                          },
                          {
                            target: '#payment.open.failed',
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
          tags: 'unfinished',
          invoke: {
            id: 'readLastStatus',
            src: 'readStatus',
            onDone: [
              {
                guard: 'isPaid',
                target: '#payment.ended.succeeded',
              },
              {
                guard: 'isUndecided',
                target: '#payment.ended.expired',
              },
              {
                guard: 'isAbsent',
                target: '#payment.ended.absent',
              },
              {
                target: 'failed',
              },
            ],
            onError: '#payment.ended.expired',
          },
          after: {
            lastCheckTimeout: '#payment.ended.expired',
          },
        },
        failed: {
          description: 'The payment failed; the user can retry or choose another payment method.',
          entry: ['emitFailureNotice', 'clearCheckout'],
          on: {
            'retry.pressed': 'opening',
          },
        },
      },
    },
    ended: {
      description: 'The outcome is known, or given up, and the dialog closes.',
      initial: 'succeeded',
      on: {
        'purchase.requested': {
          target: 'open',
          actions: 'assignPurchase',
        },
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
