import { and, assign, emit, not, or, setup, stateIn } from 'xstate';
import { initialPack, packByPrice, type PackPrice, type PlanId, type PricingTab } from '../../contract/facts/prices.ts';
import type { Who } from '../credits/credits.types.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import type { Purchase } from '../payment/payment.types.ts';
import type { SubscriptionAnswer } from './pricing.actors.ts';
import type { PricingContext, PricingEmitted, PricingEvent } from './pricing.types.ts';

const isFirstPurchasePack = (price: PackPrice): boolean => packByPrice(price).firstPurchase === true;

/** What is offered to whom, what is chosen, and the way from Buy to the payment (spec §4). */
export const pricingMachine = setup({
  types: {
    context: {} as PricingContext,
    events: {} as PricingEvent,
    emitted: {} as PricingEmitted,
  },
  actors: {
    checkFirstPurchase: port<boolean>('checkFirstPurchase'),
    loadSubscription: port<SubscriptionAnswer>('loadSubscription'),
  },
  actions: {
    noteWho: assign((_, { who }: { who: Who }) => ({ who, plan: null })),
    noteOpen: assign({ open: true }),
    noteLeft: assign({ open: false }),
    selectPack: assign((_, { price }: { price: PackPrice }) => ({ pack: price })),
    resetPack: assign({ pack: initialPack }),
    // A pack that is no longer shown cannot stay checked.
    dropHiddenPack: assign(({ context }) => ({ pack: isFirstPurchasePack(context.pack) ? initialPack : context.pack })),
    notePlan: assign((_, { plan }: { plan: PlanId | null }) => ({ plan })),
    forgetPlan: assign({ plan: null }),
    noteWanted: assign((_, { purchase }: { purchase: Purchase }) => ({ wanted: purchase })),
    forgetWanted: assign({ wanted: null }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    requestPurchase: emit(({ context }) => ({
      type: 'purchase.requested' as const,
      purchase: context.wanted ?? { kind: 'pack' as const, price: initialPack },
    })),
    tellSubscribed: emit(notice('warning', { key: 'alreadySubscribed' })),
    tellPackGone: emit(notice('warning', { key: 'firstPurchaseOnly' })),
  },
  guards: {
    isTab: (_, { tab, wanted }: { tab: PricingTab; wanted: PricingTab }) => tab === wanted,
    isUser: ({ context }) => context.who === 'user',
    isVisitor: ({ context }) => context.who !== 'user',
    isNeededBy: ({ context }, { who }: { who: Who }) => who === 'user' && (context.open || context.wanted !== null),
    isSignIn: (_, { who }: { who: Who }) => who === 'user',
    isGivenUp: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
    isFirstPurchase: (_, { first }: { first: boolean }) => first,
    isSubscription: (_, { answer }: { answer: SubscriptionAnswer }) => answer.plan !== null,
    isNoSubscription: (_, { answer }: { answer: SubscriptionAnswer }) => answer.known,
    isPackForAll: (_, { price }: { price: PackPrice }) => !isFirstPurchasePack(price),
    isFirstPackShown: or([stateIn({ firstPurchase: 'offered' }), stateIn({ firstPurchase: 'unasked' })]),
    isPlanTaken: and([({ context }) => context.wanted?.kind === 'plan', stateIn({ subscription: 'subscribed' })]),
    isPackGone: and([
      ({ context }) => context.wanted?.kind === 'pack' && isFirstPurchasePack(context.wanted.price),
      stateIn({ firstPurchase: 'hidden' }),
    ]),
    isEverythingAnswered: not(or([stateIn({ firstPurchase: 'asking' }), stateIn({ subscription: 'asking' })])),
  },
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
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'month' as const }) }, target: '.month' },
          { guard: { type: 'isTab', params: ({ event }) => ({ tab: event.tab, wanted: 'year' as const }) }, target: '.year' },
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
        'session.changed': [
          { guard: { type: 'isNeededBy', params: ({ event }) => ({ who: event.who }) }, target: '.asking' },
          { target: '.unasked' },
        ],
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
            onDone: [
              { guard: { type: 'isFirstPurchase', params: ({ event }) => ({ first: event.output }) }, target: 'offered' },
              { target: 'hidden' },
            ],
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
        'session.changed': [
          { guard: { type: 'isNeededBy', params: ({ event }) => ({ who: event.who }) }, target: '.asking' },
          { target: '.unasked' },
        ],
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
                guard: { type: 'isSubscription', params: ({ event }) => ({ answer: event.output }) },
                target: 'subscribed',
                actions: { type: 'notePlan', params: ({ event }) => ({ plan: event.output.plan }) },
              },
              {
                guard: { type: 'isNoSubscription', params: ({ event }) => ({ answer: event.output }) },
                target: 'none',
                actions: 'forgetPlan',
              },
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
        'session.changed': { actions: { type: 'noteWho', params: ({ event }) => ({ who: event.who }) } },
        'pricing.shown': { actions: 'noteOpen' },
        'pricing.left': { actions: 'noteLeft' },
        'pack.selected': [
          {
            guard: { type: 'isPackForAll', params: ({ event }) => ({ price: event.price }) },
            actions: { type: 'selectPack', params: ({ event }) => ({ price: event.price }) },
          },
          { guard: 'isFirstPackShown', actions: { type: 'selectPack', params: ({ event }) => ({ price: event.price }) } },
        ],
        'purchase.signInNeeded': {
          target: '.awaitingSignIn',
          actions: [{ type: 'noteWanted', params: ({ event }) => ({ purchase: event.purchase }) }, 'tellSignInNeeded'],
        },
      },
      states: {
        browsing: {
          description: 'The person looks and chooses.',
          entry: 'forgetWanted',
          on: {
            'purchase.pressed': [
              {
                guard: 'isVisitor',
                target: 'awaitingSignIn',
                actions: [{ type: 'noteWanted', params: ({ event }) => ({ purchase: event.purchase }) }, 'tellSignInNeeded'],
              },
              { target: 'confirming', actions: { type: 'noteWanted', params: ({ event }) => ({ purchase: event.purchase }) } },
            ],
          },
        },
        awaitingSignIn: {
          description: 'Login is open; the same purchase goes on after it.',
          on: {
            'session.changed': {
              guard: { type: 'isSignIn', params: ({ event }) => ({ who: event.who }) },
              target: 'confirming',
              actions: { type: 'noteWho', params: ({ event }) => ({ who: event.who }) },
            },
            'auth.dismissed': { guard: { type: 'isGivenUp', params: ({ event }) => ({ signedIn: event.signedIn }) }, target: 'browsing' },
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
