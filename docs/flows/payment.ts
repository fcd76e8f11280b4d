import { fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    openCheckout: fromPromise(async () => {}),
    readStatus: fromPromise(async () => {}),
    paceChecks: fromCallback(() => {}),
  },
  actions: {
    notePurchase: () => {},
    noteResumed: () => {},
    noteCheckout: () => {},
    noteUnreached: () => {},
    forgetPurchase: () => {},
    forgetCheckout: () => {},
    tellShown: () => {},
    tellDismissed: () => {},
    tellSucceeded: () => {},
    tellSignInNeeded: () => {},
    refreshCredits: () => {},
    announceSuccess: () => {},
    announceFailure: () => {},
    announceNoLink: () => {},
    announceStillOpen: () => {},
  },
  guards: {
    isOpened: () => true,
    isSignInNeeded: () => true,
    isPaid: () => true,
    isUndecided: () => true,
    isAbsent: () => true,
  },
  delays: {
    lastCheckLimit: 10000,
  },
}).createMachine({
  id: 'payment',
  description: 'One purchase from the press on Buy to its outcome.',
  context: {
    purchase: null,
    url: null,
    txn: null,
    problem: null,
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is being paid.',
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
      description: 'The dialog shows a spinner; the server makes a checkout.',
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
      description: 'No checkout could be opened; the panel says so and offers to try again.',
      on: {
        'retry.pressed': 'opening',
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
    },
    paying: {
      description: 'The checkout is in the frame, and the server is asked for the outcome every 3 seconds.',
      type: 'parallel',
      invoke: {
        id: 'paceChecks',
        src: 'paceChecks',
      },
      on: {
        'limit.reached': 'lastChecking',
        'payment.closed': {
          target: 'closed',
          actions: ['tellDismissed', 'refreshCredits', 'forgetPurchase'],
        },
      },
      states: {
        frame: {
          description: 'What the person sees of the checkout page.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The checkout page is loading.',
              on: {
                'frame.loaded': 'shown',
              },
            },
            shown: {
              description: 'The checkout page is there.',
            },
          },
        },
        status: {
          description: 'What is known of the outcome.',
          initial: 'waiting',
          on: {
            'check.due': {
              target: '.checking',
            },
            'frame.reported': {
              target: '.checking',
            },
          },
          states: {
            waiting: {
              description: 'The outcome is open until the next check.',
            },
            checking: {
              description: 'The server is asked; a check that fails does not end the polling.',
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
    lastChecking: {
      description: 'Five minutes have passed: the server is asked a last time before the dialog closes.',
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
        lastCheckLimit: 'expired',
      },
    },
    succeeded: {
      description: 'It is paid: the dialog is closed, the credits are there.',
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
      description: 'The payment did not go through; another try or another way of paying is offered.',
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
      description: 'This person has no such payment: the address is wrong, or somebody else is signed in now.',
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
      description: 'Nobody waits any longer: the dialog is closed; a payment that comes later is credited all the same.',
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
