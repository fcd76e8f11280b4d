import { chartModel } from '../kit/model.ts';
import type { Purchase } from '../payment/payment.types.ts';
import { initialPack } from '../../contract/facts/initial-pack.ts';
import { pricingMachine } from './pricing.machine.ts';
import {
  selectCheckedPack,
  selectIsBuying,
  selectIsSubscribed,
  selectPacks,
  selectPlan,
  selectTab,
  type PricingSnapshot,
} from './pricing.selectors.ts';

const purchases: { purchase: Purchase }[] = [{ purchase: { kind: 'plan', plan: 2 } }, { purchase: { kind: 'pack', price: '2.99' } }];

/** A case that does the same in many situations is tried in one: tabs and packs are walked separately, before the session is known. */
const isFresh = (snapshot: PricingSnapshot) =>
  snapshot.matches({ session: 'unknown', prices: 'hidden' }) && snapshot.context.wanted === null;
const isYear = (snapshot: PricingSnapshot) => selectTab(snapshot) === 'year';
const isInitialPack = (snapshot: PricingSnapshot) => selectCheckedPack(snapshot) === initialPack;
const isAsking = (snapshot: PricingSnapshot) => snapshot.hasTag('asking');
const isBrowsing = (snapshot: PricingSnapshot) => isYear(snapshot) && !selectIsBuying(snapshot);

export const pricingModel = chartModel({
  name: 'pricing',
  machine: pricingMachine,
  inputs: [undefined],
  events: {
    'session.changed': (snapshot: PricingSnapshot) =>
      isYear(snapshot) && selectCheckedPack(snapshot) !== '5.99' && !snapshot.matches({ buying: 'paying' })
        ? [{ who: 'user' as const }, ...(snapshot.matches({ session: 'visitor' }) ? [] : [{ who: 'visitor' as const }])]
        : [],
    'pricing.shown': (snapshot: PricingSnapshot) =>
      isBrowsing(snapshot) && selectCheckedPack(snapshot) !== '5.99' && !isAsking(snapshot) ? [{}] : [],
    'pricing.left': (snapshot: PricingSnapshot) =>
      isBrowsing(snapshot) && isInitialPack(snapshot) && snapshot.matches({ subscription: 'unasked' }) ? [{}] : [],
    'tab.chosen': (snapshot: PricingSnapshot) =>
      isFresh(snapshot) && isInitialPack(snapshot)
        ? [{ tab: 'month' as const }, { tab: 'year' as const }, { tab: 'oneTime' as const }]
        : [],
    'pack.selected': (snapshot: PricingSnapshot) =>
      isFresh(snapshot) && isBrowsing(snapshot) ? [{ price: '2.99' as const }, { price: '5.99' as const }] : [],
    'purchase.clicked': (snapshot: PricingSnapshot) => (isBrowsing(snapshot) && isInitialPack(snapshot) ? purchases : []),
    'purchase.signInNeeded': (snapshot: PricingSnapshot) =>
      snapshot.matches({ buying: 'paying' }) && snapshot.context.wanted ? [{ purchase: snapshot.context.wanted }] : [],
    'payment.succeeded': (snapshot: PricingSnapshot) => (snapshot.matches({ buying: 'paying' }) ? [{}] : []),
    'payment.dismissed': [{}],
    'check.answered': [],
  },
  outcomes: {
    signIn: { done: [{ signedIn: true }, { signedIn: false }], error: [] },
    checkFirstPurchase: { done: [true, false], error: [new Error('offline')] },
    loadSubscription: {
      done: [
        { known: true, plan: 2 },
        { known: true, plan: null },
        { known: false, plan: null },
      ],
      error: [new Error('offline')],
    },
  },
  project: ({ pack, plan, wanted }) => ({ pack, plan, wanted: wanted?.kind }),
  invariants: {
    'the checked pack is one of those shown, or its offer is just being asked about': (snapshot) =>
      isAsking(snapshot) || selectPacks(snapshot).some(({ price }) => price === selectCheckedPack(snapshot)),
    'a plan is known exactly while a subscription runs': (snapshot) => !selectIsSubscribed(snapshot) || selectPlan(snapshot) !== null,
    'nothing is asked about a visitor': (snapshot) => !isAsking(snapshot) || snapshot.matches({ session: 'user' }),
    'nothing is confirmed before the server has answered': (snapshot) =>
      !snapshot.matches({ buying: 'awaitingAnswers' }) || isAsking(snapshot),
    'something is wanted exactly while it is being bought': (snapshot) => selectIsBuying(snapshot) === (snapshot.context.wanted !== null),
  },
  shows: {
    'session.unknown': (snapshot) => !selectIsSubscribed(snapshot),
    'session.visitor': (snapshot) => !selectIsSubscribed(snapshot),
    'session.user': () => true,
    'prices.hidden': () => true,
    'prices.shown': () => true,
    'tab.month': (snapshot) => selectTab(snapshot) === 'month',
    'tab.year': (snapshot) => selectTab(snapshot) === 'year',
    'tab.oneTime': (snapshot) => selectTab(snapshot) === 'oneTime',
    'firstPurchase.unasked': (snapshot) => selectPacks(snapshot).length === 6,
    'firstPurchase.asking': (snapshot) => selectPacks(snapshot).length === 5,
    'firstPurchase.offered': (snapshot) => selectPacks(snapshot).length === 6,
    'firstPurchase.hidden': (snapshot) => selectPacks(snapshot).length === 5,
    'subscription.unasked': (snapshot) => !selectIsSubscribed(snapshot),
    'subscription.asking': (snapshot) => !selectIsSubscribed(snapshot),
    'subscription.none': (snapshot) => selectPlan(snapshot) === null,
    'subscription.subscribed': (snapshot) => selectPlan(snapshot) === 2,
    'subscription.unknown': (snapshot) => !selectIsSubscribed(snapshot),
    'buying.browsing': (snapshot) => !selectIsBuying(snapshot),
    'buying.awaitingSession': selectIsBuying,
    'buying.awaitingSignIn': selectIsBuying,
    'buying.awaitingAnswers': selectIsBuying,
    'buying.confirming': () => false,
    'buying.paying': selectIsBuying,
  },
});
