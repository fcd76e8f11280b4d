import { and, emit, fromPromise, not, or, raise, setup, stateIn } from 'xstate';

export default setup({
  actors: {
    signIn: fromPromise(async () => {}),
    checkFirstPurchase: fromPromise(async () => {}),
    loadSubscription: fromPromise(async () => {}),
  },
  actions: {
    assignShort: () => {},
    clearShort: () => {},
    assignPack: () => {},
    resetPack: () => {},
    resetHiddenPack: () => {},
    assignPlan: () => {},
    clearPlan: () => {},
    assignWanted: () => {},
    clearWanted: () => {},
    raiseAnswered: raise({ type: 'check.answered' }),
    emitPurchase: emit({ type: 'purchase.requested' }),
    emitSubscribed: emit({ type: 'notice.raised' }),
    emitPackGone: emit({ type: 'notice.raised' }),
  },
  guards: {
    isTab: () => true,
    becomesUser: () => true,
    isUser: stateIn({ session: 'user' }),
    isVisitor: stateIn({ session: 'visitor' }),
    isSessionUnknown: stateIn({ session: 'unknown' }),
    isFirstPurchase: () => true,
    isSubscription: () => true,
    isNoSubscription: () => true,
    isPackForAll: () => true,
    isPlanWanted: () => true,
    isFirstPackWanted: () => true,
    isAnswerPending: or([stateIn({ firstPurchase: 'asking' }), stateIn({ subscription: 'asking' })]),
    isSignedIn: () => true,
    isNeededByUser: and(['becomesUser', or([stateIn({ prices: 'shown' }), not(stateIn({ buying: 'browsing' }))])]),
    isPackOffered: or(['isPackForAll', stateIn({ firstPurchase: 'offered' }), stateIn({ firstPurchase: 'unasked' })]),
    isPlanTaken: and(['isPlanWanted', stateIn({ subscription: 'subscribed' })]),
    isPackGone: and(['isFirstPackWanted', stateIn({ firstPurchase: 'hidden' })]),
  },
}).createMachine({
  id: 'pricing',
  description: 'The prices offered to this user, and a purchase until the payment starts.',
  context: {
    pack: '19.99',
    plan: null,
    wanted: null,
    short: null,
  },
  type: 'parallel',
  states: {
    session: {
      description: 'Whether a user is signed in.',
      initial: 'unknown',
      on: {
        'session.changed': [
          {
            guard: 'becomesUser',
            target: '.user',
          },
          {
            target: '.visitor',
          },
        ],
      },
      states: {
        unknown: {
          description: 'The session is being restored.',
        },
        visitor: {
          description: 'No user is signed in.',
        },
        user: {
          description: 'A user is signed in.',
        },
      },
    },
    prices: {
      description: 'Whether the prices are on screen, in the dialog or on the page: the server is asked only then.',
      initial: 'hidden',
      on: {
        'pricing.shown': '.shown',
        'pricing.left': {
          target: '.hidden',
          actions: 'clearShort',
        },
        'credits.short': {
          actions: 'assignShort',
        },
      },
      states: {
        hidden: {
          description: 'The prices are not on screen.',
        },
        shown: {
          description: 'The prices are on screen.',
        },
      },
    },
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
            guard: 'isNeededByUser',
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
        'pack.selected': {
          guard: 'isPackOffered',
          actions: 'assignPack',
        },
      },
      states: {
        unasked: {
          description: 'Nothing is known about the user: the pack is shown.',
          on: {
            'pricing.shown': {
              guard: 'isUser',
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'The server is asked whether this user has bought before.',
          exit: 'raiseAnswered',
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
          description: 'The user has bought before, or the check failed: the pack is hidden.',
          entry: 'resetHiddenPack',
        },
      },
    },
    subscription: {
      description: 'Whether a subscription is active.',
      initial: 'unasked',
      on: {
        'session.changed': [
          {
            guard: 'isNeededByUser',
            target: '.asking',
            actions: 'clearPlan',
          },
          {
            target: '.unasked',
            actions: 'clearPlan',
          },
        ],
        'payment.succeeded': '.asking',
      },
      states: {
        unasked: {
          description: 'Nothing is known about the user.',
          on: {
            'pricing.shown': {
              guard: 'isUser',
              target: 'asking',
            },
          },
        },
        asking: {
          description: 'The server is asked which plan this user has.',
          exit: 'raiseAnswered',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: [
              {
                guard: 'isSubscription',
                target: 'subscribed',
                actions: 'assignPlan',
              },
              {
                guard: 'isNoSubscription',
                target: 'none',
                actions: 'clearPlan',
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
        'purchase.signInNeeded': {
          target: '.awaitingSignIn',
          actions: 'assignWanted',
        },
      },
      states: {
        browsing: {
          description: 'The user compares and selects.',
          entry: 'clearWanted',
          on: {
            'purchase.pressed': {
              target: 'confirming',
              actions: 'assignWanted',
            },
          },
        },
        confirming: {
          description: 'What is known about the user decides how the purchase continues.',
          always: [
            {
              guard: 'isSessionUnknown',
              target: 'awaitingSession',
            },
            {
              guard: 'isVisitor',
              target: 'awaitingSignIn',
            },
            {
              guard: 'isPlanTaken',
              target: 'browsing',
              actions: 'emitSubscribed',
            },
            {
              guard: 'isPackGone',
              target: 'browsing',
              actions: 'emitPackGone',
            },
            {
              guard: 'isAnswerPending',
              target: 'awaitingAnswers',
            },
            {
              target: 'paying',
              actions: 'emitPurchase',
            },
          ],
        },
        awaitingSession: {
          description: 'The session is being restored; the purchase continues after it.',
          on: {
            'session.changed': 'confirming',
          },
        },
        awaitingSignIn: {
          description: 'The sign-in dialog is open; the same purchase continues after it.',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            onDone: [
              {
                guard: 'isSignedIn',
                target: 'confirming',
              },
              {
                target: 'browsing',
              },
            ],
          },
        },
        awaitingAnswers: {
          description: 'The server is asked about the user before anything is charged.',
          on: {
            'check.answered': 'confirming',
          },
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
