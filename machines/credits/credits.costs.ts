/**
 * Pending costs by the key of the submit that caused them: simulated → taken (the server accepted it) → counted (the balance that is being
 * fetched includes it) → gone with that balance. A reversed cost is gone at once.
 */
import type { Cost } from './credits.types.ts';

type Costs = Readonly<Record<string, Cost>>;

const changed = (costs: Costs, key: string, state: Cost['state']): Costs => {
  const cost = costs[key];
  return cost ? { ...costs, [key]: { ...cost, state } } : costs;
};

export const simulateCost = (costs: Costs, key: string, amount: number): Costs => ({ ...costs, [key]: { amount, state: 'simulated' } });

export const acceptCost = (costs: Costs, key: string): Costs => changed(costs, key, 'taken');

export function reverseCost(costs: Costs, key: string): Costs {
  const { [key]: _, ...others } = costs;
  return others;
}

/** A balance is being fetched: it will include every cost that the server has accepted until now. */
export const countCosts = (costs: Costs): Costs =>
  Object.entries(costs).reduce((all, [key, { state }]) => (state === 'taken' ? changed(all, key, 'counted') : all), costs);

/** The fetched balance is here. */
export const settleCosts = (costs: Costs): Costs =>
  Object.fromEntries(Object.entries(costs).filter(([, { state }]) => state !== 'counted'));
