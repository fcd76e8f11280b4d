import { and, assign, emit, not, or, stateIn } from 'xstate';
import { initialPack, packByPrice, type PackPrice, type PlanId, type PricingTab } from '../../contract/facts/prices.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { SubscriptionAnswer } from './pricing.actors.ts';
import type { PricingTypes } from './pricing.types.ts';

const isFirstPurchasePack = (price: PackPrice): boolean => packByPrice(price).firstPurchase === true;

export const actions = actionsOf<PricingTypes>()({
  noteWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who, plan: null })),
  noteOpen: assign({ open: true }),
  noteLeft: assign({ open: false, short: null }),
  noteShort: assign(({ event }) => ({ short: asserted(event, 'credits.short').cost })),
  selectPack: assign(({ event }) => ({ pack: asserted(event, 'pack.selected').price })),
  resetPack: assign({ pack: initialPack }),
  // A hidden pack cannot stay selected.
  dropHiddenPack: assign(({ context }) => ({ pack: isFirstPurchasePack(context.pack) ? initialPack : context.pack })),
  notePlan: assign((_, { plan }: { plan: PlanId | null }) => ({ plan })),
  forgetPlan: assign({ plan: null }),
  noteWanted: assign(({ event }) => ({ wanted: asserted(event, 'purchase.pressed', 'purchase.signInNeeded').purchase })),
  forgetWanted: assign({ wanted: null }),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  requestPurchase: emit(({ context }) => ({
    type: 'purchase.requested' as const,
    purchase: required(context.wanted, 'purchase'),
  })),
  tellSubscribed: emit(notice('warning', { key: 'alreadySubscribed' })),
  tellPackGone: emit(notice('warning', { key: 'firstPurchaseOnly' })),
});

export const guards = guardsOf<PricingTypes>()({
  isTab: ({ event }, { tab }: { tab: PricingTab }) => asserted(event, 'tab.chosen').tab === tab,
  isUser: ({ context }) => context.who === 'user',
  isNobodyKnown: ({ context }) => context.who === null,
  isVisitor: ({ context }) => context.who === 'visitor',
  isNeededBy: ({ context, event }) => asserted(event, 'session.changed').who === 'user' && (context.open || context.wanted !== null),
  isSignIn: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  isFirstPurchase: (_, first: boolean) => first,
  isSubscription: (_, answer: SubscriptionAnswer) => answer.plan !== null,
  isNoSubscription: (_, answer: SubscriptionAnswer) => answer.known,
  isPackForAll: ({ event }) => !isFirstPurchasePack(asserted(event, 'pack.selected').price),
  isFirstPackShown: or([stateIn({ firstPurchase: 'offered' }), stateIn({ firstPurchase: 'unasked' })]),
  isPlanWanted: ({ context }) => context.wanted?.kind === 'plan',
  isFirstPackWanted: ({ context }) => context.wanted?.kind === 'pack' && isFirstPurchasePack(context.wanted.price),
  isPlanTaken: and(['isPlanWanted', stateIn({ subscription: 'subscribed' })]),
  isPackGone: and(['isFirstPackWanted', stateIn({ firstPurchase: 'hidden' })]),
  isEverythingAnswered: not(or([stateIn({ firstPurchase: 'asking' }), stateIn({ subscription: 'asking' })])),
});
