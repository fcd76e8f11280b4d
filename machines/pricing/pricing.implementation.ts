import { and, assign, emit, not, or, stateIn } from 'xstate';
import { initialPack, packByPrice, type PackPrice, type PlanId, type PricingTab } from '../../contract/facts/prices.ts';
import type { Who } from '../credits/credits.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { Purchase } from '../payment/payment.types.ts';
import type { SubscriptionAnswer } from './pricing.actors.ts';
import type { PricingTypes } from './pricing.types.ts';

const isFirstPurchasePack = (price: PackPrice): boolean => packByPrice(price).firstPurchase === true;

export const actions = actionsOf<PricingTypes>()({
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
});

export const guards = guardsOf<PricingTypes>()({
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
});
