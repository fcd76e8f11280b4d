import { and, assign, emit, not, or, raise, setup, stateIn } from 'xstate';
import { initialPack } from '../../contract/facts/initial-pack.ts';
import { packById, type PackPrice, type PlanId, type PricingTab } from '../../contract/facts/prices.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SignInOutput } from '../signIn/signIn.types.ts';
import type { SubscriptionAnswer } from './pricing.actors.ts';
import type { PricingTypes } from './pricing.types.ts';

const isFirstPurchasePack = (price: PackPrice): boolean => packById(price).firstPurchase === true;

const base = setup({
  types: {} as PricingTypes,
  actors: {
    signIn: signInMachine,
    checkFirstPurchase: port<boolean>('checkFirstPurchase'),
    loadSubscription: port<SubscriptionAnswer>('loadSubscription'),
  },
});

export const pricingSetup = base
  .extend({
    guards: {
      isTab: ({ event }, { tab }: { tab: PricingTab }) => asserted(event, 'tab.chosen').tab === tab,
      becomesUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
      isUser: stateIn({ session: 'user' }),
      isVisitor: stateIn({ session: 'visitor' }),
      isSessionUnknown: stateIn({ session: 'unknown' }),
      isFirstPurchase: (_, first: boolean) => first,
      isSubscription: (_, answer: SubscriptionAnswer) => answer.plan !== null,
      isNoSubscription: (_, answer: SubscriptionAnswer) => answer.known,
      isPackForAll: ({ event }) => !isFirstPurchasePack(asserted(event, 'pack.selected').price),
      isPlanWanted: ({ context }) => context.wanted?.kind === 'plan',
      isFirstPackWanted: ({ context }) => context.wanted?.kind === 'pack' && isFirstPurchasePack(context.wanted.price),
      isAnswerPending: or([stateIn({ firstPurchase: 'asking' }), stateIn({ subscription: 'asking' })]),
      isSignedIn: (_, { signedIn }: SignInOutput) => signedIn,
    },
  })
  .extend({
    guards: {
      isNeededByUser: and(['becomesUser', or([stateIn({ prices: 'shown' }), not(stateIn({ buying: 'browsing' }))])]),
      isPackOffered: or(['isPackForAll', stateIn({ firstPurchase: 'offered' }), stateIn({ firstPurchase: 'unasked' })]),
      isPlanTaken: and(['isPlanWanted', stateIn({ subscription: 'subscribed' })]),
      isPackGone: and(['isFirstPackWanted', stateIn({ firstPurchase: 'hidden' })]),
    },
  })
  .extend({
    actions: {
      assignPack: assign(({ event }) => ({ pack: asserted(event, 'pack.selected').price })),
      resetPack: assign({ pack: initialPack }),
      // A hidden pack cannot stay selected.
      resetHiddenPack: assign(({ context }) => ({ pack: isFirstPurchasePack(context.pack) ? initialPack : context.pack })),
      assignPlan: assign((_, { plan }: { plan: PlanId | null }) => ({ plan })),
      clearPlan: assign({ plan: null }),
      assignWanted: assign(({ event }) => ({ wanted: asserted(event, 'purchase.clicked', 'purchase.signInNeeded').purchase })),
      clearWanted: assign({ wanted: null }),
      raiseAnswered: raise({ type: 'check.answered' }),
      emitPurchase: emit(({ context }) => ({ type: 'purchase.requested' as const, purchase: required(context.wanted, 'purchase') })),
      emitSubscribed: emit(notice('warning', { key: 'alreadySubscribed' })),
      emitPackGone: emit(notice('warning', { key: 'firstPurchaseOnly' })),
    },
  });
