import { initialPack } from '../../contract/facts/initial-pack.ts';
import { output } from '../kit/output.ts';
import { pricingSetup } from './pricing.setup.ts';

/** Which prices are offered to this user, what is selected, and the steps from Buy to the payment (spec §4). */
export const pricingMachine = pricingSetup.createMachine({
  id: 'pricing',
  description: 'The prices offered to this user, and a purchase until the payment starts.',
  context: { pack: initialPack, plan: null, wanted: null },
  type: 'parallel',
  states: {
    session: {
      description: 'Whether a user is signed in.',
      initial: 'unknown',
      on: { 'session.changed': [{ guard: 'becomesUser', target: '.user' }, { target: '.visitor' }] },
      states: {
        unknown: { description: 'The session is being restored.' },
        visitor: { description: 'No user is signed in.' },
        user: { description: 'A user is signed in.' },
      },
    },
    prices: {
      description: 'Whether the prices are on screen, in the dialog or on the page: the server is asked only then.',
      initial: 'hidden',
      on: {
        'pricing.shown': '.shown',
        'pricing.left': '.hidden',
      },
      states: {
        hidden: { description: 'The prices are not on screen.' },
        shown: { description: 'The prices are on screen.' },
      },
    },
    tab: {
      description: 'Which tab is open.',
      initial: 'year',
      on: {
        'tab.chosen': [
          { guard: { type: 'isTab', params: { tab: 'month' } }, target: '.month' },
          { guard: { type: 'isTab', params: { tab: 'year' } }, target: '.year' },
          { target: '.oneTime' },
        ],
      },
      states: {
        month: { description: 'The tab with subscriptions billed monthly.' },
        year: { description: 'The tab with subscriptions billed yearly, 20 % cheaper.' },
        oneTime: { description: 'The tab with one-time credit packs.' },
      },
    },
    firstPurchase: {
      description: 'Whether the first-purchase pack is offered.',
      initial: 'unasked',
      on: {
        'session.changed': [{ guard: 'isNeededByUser', target: '.asking' }, { target: '.unasked' }],
        'payment.succeeded': { target: '.hidden', actions: 'resetPack' },
        'pack.selected': { guard: 'isPackOffered', actions: 'assignPack' },
      },
      states: {
        unasked: {
          description: 'Nothing is known about the user: the pack is shown.',
          tags: 'firstPackOffered',
          on: { 'pricing.shown': { guard: 'isUser', target: 'asking' } },
        },
        asking: {
          description: 'The server is asked whether this user has bought before.',
          tags: 'asking',
          exit: 'raiseAnswered',
          invoke: {
            id: 'checkFirstPurchase',
            src: 'checkFirstPurchase',
            onDone: [{ guard: { type: 'isFirstPurchase', params: output }, target: 'offered' }, { target: 'hidden' }],
            onError: 'hidden',
          },
        },
        offered: { description: 'This would be the first purchase.', tags: 'firstPackOffered' },
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
          { guard: 'isNeededByUser', target: '.asking', actions: 'clearPlan' },
          { target: '.unasked', actions: 'clearPlan' },
        ],
        'payment.succeeded': '.asking',
      },
      states: {
        unasked: {
          description: 'Nothing is known about the user.',
          on: { 'pricing.shown': { guard: 'isUser', target: 'asking' } },
        },
        asking: {
          description: 'The server is asked which plan this user has.',
          tags: 'asking',
          exit: 'raiseAnswered',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: [
              { guard: { type: 'isSubscription', params: output }, target: 'subscribed', actions: { type: 'assignPlan', params: output } },
              { guard: { type: 'isNoSubscription', params: output }, target: 'none', actions: 'clearPlan' },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
        },
        none: { description: 'No subscription is active.' },
        subscribed: {
          description: 'A subscription is active: its button says so, and the other plans point to the packs.',
          tags: 'subscribed',
          on: { 'pricing.shown': 'asking' },
        },
        unknown: {
          description: 'The subscription failed to load; the server would refuse a second one.',
          on: { 'pricing.shown': 'asking' },
        },
      },
    },
    buying: {
      description: 'The progress of a purchase.',
      initial: 'browsing',
      // From the payment, which may have ended already: the session has ended meanwhile.
      on: { 'purchase.signInNeeded': { target: '.awaitingSignIn', actions: 'assignWanted' } },
      states: {
        browsing: {
          description: 'The user compares and selects.',
          entry: 'clearWanted',
          on: { 'purchase.clicked': { target: 'confirming', actions: 'assignWanted' } },
        },
        confirming: {
          description: 'What is known about the user decides how the purchase continues.',
          tags: 'buying',
          always: [
            { guard: 'isSessionUnknown', target: 'awaitingSession' },
            { guard: 'isVisitor', target: 'awaitingSignIn' },
            { guard: 'isPlanTaken', target: 'browsing', actions: 'emitSubscribed' },
            { guard: 'isPackGone', target: 'browsing', actions: 'emitPackGone' },
            { guard: 'isAnswerPending', target: 'awaitingAnswers' },
            { target: 'paying', actions: 'emitPurchase' },
          ],
        },
        awaitingSession: {
          description: 'The session is being restored; the purchase continues after it.',
          tags: 'buying',
          on: { 'session.changed': 'confirming' },
        },
        awaitingSignIn: {
          // A click on Buy is ignored from here until the payment has ended: the purchase in progress comes first.
          description: 'The sign-in dialog is open; the same purchase continues after it.',
          tags: 'buying',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            onDone: [{ guard: { type: 'isSignedIn', params: output }, target: 'confirming' }, { target: 'browsing' }],
          },
        },
        awaitingAnswers: {
          description: 'The server is asked about the user before anything is charged.',
          tags: 'buying',
          on: { 'check.answered': 'confirming' },
        },
        paying: {
          description: 'The payment chart handles the purchase.',
          tags: 'buying',
          on: { 'payment.succeeded': 'browsing', 'payment.dismissed': 'browsing' },
        },
      },
    },
  },
});
