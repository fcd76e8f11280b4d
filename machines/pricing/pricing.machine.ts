import { setup } from 'xstate';
import { initialPack } from '../../contract/facts/prices.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import type { SubscriptionAnswer } from './pricing.actors.ts';
import { actions, guards } from './pricing.implementation.ts';
import type { PricingTypes } from './pricing.types.ts';

/** What is offered to whom, what is chosen, and the way from Buy to the payment (spec §4). */
export const pricingMachine = setup({
  types: {} as PricingTypes,
  actors: {
    checkFirstPurchase: port<boolean>('checkFirstPurchase'),
    loadSubscription: port<SubscriptionAnswer>('loadSubscription'),
  },
  actions,
  guards,
}).createMachine({
  id: 'pricing',
  description: 'The prices as they are offered to this person, and a purchase until the payment takes over.',
  context: { who: null, open: false, pack: initialPack, plan: null, wanted: null },
  type: 'parallel',
  states: {
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
        month: { description: 'Subscriptions billed each month.' },
        year: { description: 'Subscriptions billed each year, at 20 % less.' },
        oneTime: { description: 'Packs of credits, bought once.' },
      },
    },
    firstPurchase: {
      description: 'Whether the pack for a first purchase is offered.',
      initial: 'unasked',
      on: {
        'session.changed': [{ guard: 'isNeededBy', target: '.asking' }, { target: '.unasked' }],
        'payment.succeeded': { target: '.hidden', actions: 'resetPack' },
      },
      states: {
        unasked: {
          description: 'Nobody in particular is here: the pack is offered to whom it may concern.',
          on: { 'pricing.shown': { guard: 'isUser', target: 'asking' } },
        },
        asking: {
          description: 'The server is asked whether this person has bought before.',
          invoke: {
            id: 'checkFirstPurchase',
            src: 'checkFirstPurchase',
            onDone: [{ guard: { type: 'isFirstPurchase', params: output }, target: 'offered' }, { target: 'hidden' }],
            onError: 'hidden',
          },
        },
        offered: { description: 'This would be the first purchase.' },
        hidden: {
          description: 'There was a purchase before, or the check failed: the pack is not shown.',
          entry: 'dropHiddenPack',
        },
      },
    },
    subscription: {
      description: 'Whether a subscription runs.',
      initial: 'unasked',
      on: {
        'session.changed': [{ guard: 'isNeededBy', target: '.asking' }, { target: '.unasked' }],
        'payment.succeeded': { target: '.asking' },
      },
      states: {
        unasked: {
          description: 'Nobody in particular is here.',
          on: { 'pricing.shown': { guard: 'isUser', target: 'asking' } },
        },
        asking: {
          description: 'The server is asked which plan this person has.',
          invoke: {
            id: 'loadSubscription',
            src: 'loadSubscription',
            onDone: [
              {
                guard: { type: 'isSubscription', params: output },
                target: 'subscribed',
                actions: { type: 'notePlan', params: output },
              },
              { guard: { type: 'isNoSubscription', params: output }, target: 'none', actions: 'forgetPlan' },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
        },
        none: { description: 'No subscription runs.' },
        subscribed: {
          description: 'A subscription runs: its button reads so, and the others lead to the packs.',
          on: { 'pricing.shown': 'asking' },
        },
        unknown: {
          description: 'The server did not say; it will refuse a second subscription by itself.',
          on: { 'pricing.shown': 'asking' },
        },
      },
    },
    buying: {
      description: 'How far a purchase has come.',
      initial: 'browsing',
      on: {
        'session.changed': { actions: 'noteWho' },
        'pricing.shown': { actions: 'noteOpen' },
        'pricing.left': { actions: 'noteLeft' },
        'pack.selected': [
          { guard: 'isPackForAll', actions: 'selectPack' },
          { guard: 'isFirstPackShown', actions: 'selectPack' },
        ],
        'purchase.signInNeeded': { target: '.awaitingSignIn', actions: ['noteWanted', 'tellSignInNeeded'] },
      },
      states: {
        browsing: {
          description: 'The person looks and chooses.',
          entry: 'forgetWanted',
          on: {
            'purchase.pressed': [
              { guard: 'isVisitor', target: 'awaitingSignIn', actions: ['noteWanted', 'tellSignInNeeded'] },
              { target: 'confirming', actions: 'noteWanted' },
            ],
          },
        },
        awaitingSignIn: {
          // A press on Buy is dropped here and until the payment has ended: the purchase that began goes first.
          description: 'Login is open; the same purchase goes on after it.',
          on: {
            'session.changed': { guard: 'isSignIn', target: 'confirming', actions: 'noteWho' },
            'auth.dismissed': { guard: 'isGivenUp', target: 'browsing' },
          },
        },
        confirming: {
          description: 'What is being asked about this person decides whether this purchase is open to them.',
          always: [
            { guard: 'isPlanTaken', target: 'browsing', actions: 'tellSubscribed' },
            { guard: 'isPackGone', target: 'browsing', actions: 'tellPackGone' },
            { guard: 'isEverythingAnswered', target: 'paying', actions: 'requestPurchase' },
          ],
        },
        paying: {
          description: 'The payment has taken over.',
          on: { 'payment.succeeded': 'browsing', 'payment.dismissed': 'browsing' },
        },
      },
    },
  },
});
