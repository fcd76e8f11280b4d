import type { SnapshotFrom } from 'xstate';
import { packs, type Pack, type PackPrice, type PlanId, type PricingTab } from '../../contract/facts/prices.ts';
import type { pricingMachine } from './pricing.machine.ts';

export type PricingSnapshot = SnapshotFrom<typeof pricingMachine>;

/** The tab on screen. */
export const selectTab = (snapshot: PricingSnapshot): PricingTab => snapshot.value.tab;

/** The packs on offer; the first-purchase pack is absent while the check is pending and when the answer was no. */
export function selectPacks(snapshot: PricingSnapshot): Pack[] {
  const isOffered = snapshot.hasTag('firstPackOffered');
  return packs.filter((pack) => isOffered || !pack.firstPurchase);
}

/** The price of the selected pack, which identifies it. */
export const selectCheckedPack = ({ context }: PricingSnapshot): PackPrice => context.pack;
/** The active plan, whose button reads "subscribed". */
export const selectPlan = ({ context }: PricingSnapshot): PlanId | null => context.plan;
/** Whether the plan buttons are disabled, with a tooltip that points to the packs. */
export const selectIsSubscribed = (snapshot: PricingSnapshot): boolean => snapshot.hasTag('subscribed');
/** Whether this plan is being bought. */
export const selectIsBuyingPlan =
  (plan: PlanId) =>
  ({ context: { wanted } }: PricingSnapshot): boolean =>
    wanted?.kind === 'plan' && wanted.plan === plan;
/** Whether a purchase is in progress. */
export const selectIsBuying = (snapshot: PricingSnapshot): boolean => snapshot.hasTag('buying');
