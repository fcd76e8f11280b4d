import { and, emit, fromPromise, not, or, setup, stateIn } from 'xstate';

export default setup({
  actors: {
    checkFirstPurchase: fromPromise(async () => {}),
    loadSubscription: fromPromise(async () => {}),
  },
  actions: {
    noteWho: () => {},
    noteOpen: () => {},
    noteLeft: () => {},
    noteShort: () => {},
    selectPack: () => {},
    resetPack: () => {},
    dropHiddenPack: () => {},
    notePlan: () => {},
    forgetPlan: () => {},
    noteWanted: () => {},
    forgetWanted: () => {},
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    requestPurchase: emit({ type: 'purchase.requested' }),
    tellSubscribed: emit({ type: 'notice.raised' }),
    tellPackGone: emit({ type: 'notice.raised' }),
  },
  guards: {
    isTab: () => true,
    isUser: () => true,
    isNobodyKnown: () => true,
    isVisitor: () => true,
    isNeededBy: () => true,
    isSignIn: () => true,
    isGivenUp: () => true,
    isFirstPurchase: () => true,
    isSubscription: () => true,
    isNoSubscription: () => true,
    isPackForAll: () => true,
    isFirstPackShown: or([stateIn({ firstPurchase: 'offered' }), stateIn({ firstPurchase: 'unasked' })]),
    isPlanWanted: () => false,
    isFirstPackWanted: () => false,
    isPlanTaken: and(['isPlanWanted', stateIn({ subscription: 'subscribed' })]),
    isPackGone: and(['isFirstPackWanted', stateIn({ firstPurchase: 'hidden' })]),
    isEverythingAnswered: not(or([stateIn({ firstPurchase: 'asking' }), stateIn({ subscription: 'asking' })])),
  },
}).createMachine({
  id: 'pricing',
  description: 'The prices offered to this person, and a purchase until the payment starts.',
  context: {
    who: null,
    open: false,
    pack: '19.99',
    plan: null,
    wanted: null,
    short: null,
  },
  type: 'parallel',
  states: {
    tab: {
      description: 'Which tab is open.',
      initial: 'year',
      on: {
        'tab.chosen': [
          {
            guard: {
              type: 'isTab',
              params: {
                tab: 'month',
              },
            },
            target: '.month',
          },
          {
            guard: {
              type: 'isTab',
              params: {
                tab: 'year',
              },
            },
            target: '.year',
          },
          {
            target: '.oneTime',
          },
        ],
      },
      states: {
        month: {
          description: 'The tab with subscriptions billed monthly.',
        },
        year: {
          description: 'The tab with subscriptions billed yearly, 20 % cheaper.',
        },
        oneTime: {
          description: 'The tab with one-time credit packs.',
        },
      },
    },
    firstPurchase: {
      description: 'Whether the first-purchase pack is offered.',
      initial: 'unasked',
      on: {
        'session.changed': [
          {
            guard: 'isNeededBy',
            target: '.asking',
          },
          {
            target: '.unasked',
          },
        ],
        'payment.succeeded': {
          target: '.hidden',
          actions: 'resetPack',
        },
      },
      states: {
        unasked: {
          description: 'No user is signed in: the pack is shown.',
          on: {
            'pricing.shown': {
              guard: 'isUser',
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'The server is asked whether this person has bought before.',
          invoke: {
            id: 'checkFirstPurchase',
            src: 'checkFirstPurchase',
            onDone: [
              {
                guard: 'isFirstPurchase',
                target: 'offered',
              },
              {
                target: 'hidden',
              },
            ],
            onError: 'hidden',
          },
        },
        offered: {
          description: 'This would be the first purchase.',
        },
        hidden: {
          description: 'The person has bought before, or the check failed: the pack is hidden.',
          entry: 'dropHiddenPack',
        },
      },
    },
    subscription: {
      description: 'Whether a subscription is active.',
      initial: 'unasked',
      on: {
        'session.changed': [
          {
            guard: 'isNeededBy',
            target: '.asking',
          },
          {
            target: '.unasked',
          },
        ],
        'payment.succeeded': {
          target: '.asking',
        },
      },
      states: {
        unasked: {
          description: 'No user is signed in.',
          on: {
            'pricing.shown': {
              guard: 'isUser',
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'The server is asked which plan this person has.',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: [
              {
                guard: 'isSubscription',
                target: 'subscribed',
                actions: 'notePlan',
              },
              {
                guard: 'isNoSubscription',
                target: 'none',
                actions: 'forgetPlan',
              },
              {
                target: 'unknown',
              },
            ],
            onError: 'unknown',
          },
        },
        none: {
          description: 'No subscription is active.',
        },
        subscribed: {
          description: 'A subscription is active: its button says so, and the other plans point to the packs.',
          on: {
            'pricing.shown': 'asking',
          },
        },
        unknown: {
          description: 'The subscription failed to load; the server would refuse a second one.',
          on: {
            'pricing.shown': 'asking',
          },
        },
      },
    },
    buying: {
      description: 'The progress of a purchase.',
      initial: 'browsing',
      on: {
        'session.changed': {
          actions: 'noteWho',
        },
        'pricing.shown': {
          actions: 'noteOpen',
        },
        'pricing.left': {
          actions: 'noteLeft',
        },
        'credits.short': {
          actions: 'noteShort',
        },
        'pack.selected': [
          {
            guard: 'isPackForAll',
            actions: 'selectPack',
          },
          {
            guard: 'isFirstPackShown',
            actions: 'selectPack',
          },
        ],
        'purchase.signInNeeded': {
          target: '.awaitingSignIn',
          actions: ['noteWanted', 'tellSignInNeeded'],
        },
      },
      states: {
        browsing: {
          description: 'The person compares and selects.',
          entry: 'forgetWanted',
          on: {
            'purchase.pressed': [
              {
                guard: 'isNobodyKnown',
                target: 'awaitingSession',
                actions: 'noteWanted',
              },
              {
                guard: 'isVisitor',
                target: 'awaitingSignIn',
                actions: ['noteWanted', 'tellSignInNeeded'],
              },
              {
                target: 'confirming',
                actions: 'noteWanted',
              },
            ],
          },
        },
        awaitingSession: {
          description: 'It is not known yet who is here: the purchase continues once it is.',
          on: {
            'session.changed': [
              {
                guard: 'isSignIn',
                target: 'confirming',
                actions: 'noteWho',
              },
              {
                target: 'awaitingSignIn',
                actions: ['noteWho', 'tellSignInNeeded'],
              },
            ],
          },
        },
        awaitingSignIn: {
          description: 'The sign-in dialog is open; the same purchase continues after it.',
          on: {
            'session.changed': {
              guard: 'isSignIn',
              target: 'confirming',
              actions: 'noteWho',
            },
            'auth.dismissed': {
              guard: 'isGivenUp',
              target: 'browsing',
            },
          },
        },
        confirming: {
          description: 'The pending checks about this person decide whether the purchase is allowed.',
          always: [
            {
              guard: 'isPlanTaken',
              target: 'browsing',
              actions: 'tellSubscribed',
            },
            {
              guard: 'isPackGone',
              target: 'browsing',
              actions: 'tellPackGone',
            },
            {
              guard: 'isEverythingAnswered',
              target: 'paying',
              actions: 'requestPurchase',
            },
          ],
        },
        paying: {
          description: 'The payment chart handles the purchase.',
          on: {
            'payment.succeeded': 'browsing',
            'payment.dismissed': 'browsing',
          },
        },
      },
    },
  },
});
