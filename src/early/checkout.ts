import { subscriptionSession } from '../../contract/structs/calls/payments.ts';
import type { PlanId } from '../../contract/facts/prices.ts';

/** The address that opens the checkout of a plan. */
export const checkoutAddress = (plan: PlanId): string => `${subscriptionSession.path}?plan_id=${plan}`;
