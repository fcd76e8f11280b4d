/** What `public/early.js` may send of a form, or ask for a plan, before the page is alive. */
import { subscriptionSession } from '../../contract/structs/calls/payments.ts';
import type { PlanId } from '../../contract/facts/prices.ts';
import type { EarlyPress } from '../../machines/form/form.early.ts';

/** A press, and the value that a control has when it is the one that is meant; without `when`, always. */
export type EarlyChoice = { readonly when?: Readonly<Record<string, string>>; readonly press: EarlyPress | null };

/** The attribute of a prerendered form. A form that is drawn in the browser is alive and needs none. */
export function earlyPresses(choices: readonly EarlyChoice[]): { 'data-press'?: string } {
  const sendable = choices.filter(({ press }) => press !== null);
  return sendable.length === 0 ? {} : { 'data-press': JSON.stringify(sendable) };
}

/** The address that opens the checkout of a plan. */
export const checkoutAddress = (plan: PlanId): string => `${subscriptionSession.path}?plan_id=${plan}`;

/** The attribute of a prerendered button that buys a plan. */
export const earlyCheckout = (plan: PlanId): { 'data-checkout': string } => ({ 'data-checkout': checkoutAddress(plan) });
