import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { isPlanId, type PlanId } from '../../contract/facts/prices.ts';

export type PricingServices = {
  /** `GET /api/pay/check-first-purchase`. */
  checkFirstPurchase(signal: AbortSignal): Promise<Answer<{ is_first_purchase: boolean }>>;
  /** `GET /api/pay/subscription-info`. */
  subscriptionInfo(signal: AbortSignal): Promise<Answer<{ plan_id: number | null }>>;
};

/** The server's answer about the active subscription; `known` is false when it refused. */
export type SubscriptionAnswer = { known: boolean; plan: PlanId | null };

/** Loads what decides which packs and plans are on offer. */
export const pricingActors = (services: PricingServices) => ({
  /** Whether the first-purchase pack can be offered; false when the check fails (spec §8). */
  checkFirstPurchase: fromPromise<boolean>(async ({ signal }) => {
    const { code, data } = await services.checkFirstPurchase(signal);
    return code === codes.success && data?.is_first_purchase === true;
  }),
  loadSubscription: fromPromise<SubscriptionAnswer>(async ({ signal }) => {
    const { code, data } = await services.subscriptionInfo(signal);
    if (code !== codes.success || !data) return { known: false, plan: null };
    return { known: true, plan: isPlanId(data.plan_id) ? data.plan_id : null };
  }),
});
