/** What was agreed for a subscription, whatever the price list has become since. */
import { planById, type PlanId } from '../../../contract/facts/prices.ts';
import type { Subscription } from './processor.ts';

type Agreed = { price: string; credits: number };

/** The price of the current period, and the credits of each of its months. */
export function termsOf({ plan_id: id, price, credits }: Pick<Subscription, 'plan_id' | 'price' | 'credits'>): Agreed {
  const listed = planById(id as PlanId);
  return { price: price ?? listed.price, credits: credits ?? listed.credits };
}

/** The same from the next period on. */
export function nextTermsOf(subscription: Subscription): Agreed {
  const { next_plan_id: id, next_price: price, next_credits: credits } = subscription;
  return termsOf(id === null ? subscription : { plan_id: id, price, credits });
}
