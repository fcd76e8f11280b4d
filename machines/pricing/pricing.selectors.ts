import type { SnapshotFrom } from 'xstate';
import {
  packs,
  plans,
  type Billing,
  type Pack,
  type PackPrice,
  type Plan,
  type PlanId,
  type PricingTab,
} from '../../contract/facts/prices.ts';
import type { pricingMachine } from './pricing.machine.ts';

export type PricingSnapshot = SnapshotFrom<typeof pricingMachine>;

/** The tab on screen. */
export const selectTab = (snapshot: PricingSnapshot): PricingTab => snapshot.value.tab;
/** The plans that are paid by month or by year. */
export const selectPlans = (billing: Billing): Plan[] => plans.filter((plan) => plan.billing === billing);

/** The packs on offer; the one for a first purchase is absent while it is asked about and when the answer was no. */
export function selectPacks(snapshot: PricingSnapshot): Pack[] {
  const isOffered = snapshot.matches({ firstPurchase: 'offered' }) || snapshot.matches({ firstPurchase: 'unasked' });
  return packs.filter((pack) => isOffered || !pack.firstPurchase);
}

/** The price of the checked pack, which names it. */
export const selectCheckedPack = ({ context }: PricingSnapshot): PackPrice => context.pack;
/** The plan that runs, whose button reads "subscribed". */
export const selectPlan = ({ context }: PricingSnapshot): PlanId | null => context.plan;
/** Whether the plans' buttons are disabled, with a tooltip that leads to the packs. */
export const selectIsSubscribed = (snapshot: PricingSnapshot): boolean => snapshot.matches({ subscription: 'subscribed' });
/** Whether a press on Buy is being worked on. */
export const selectIsBuying = (snapshot: PricingSnapshot): boolean => !snapshot.matches({ buying: 'browsing' });
