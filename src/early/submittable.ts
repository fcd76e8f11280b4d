/** Attributes of prerendered forms and buttons from which `early.js` reads what it may submit before the page is hydrated. */
import type { PlanId } from '../../contract/facts/prices.ts';
import type { EarlySubmit } from '../../machines/form/form.early.ts';
import { checkoutAddress } from './checkout.ts';

/** A submit, and the values of controls for which it applies; without `when` it always applies. */
export type EarlyChoice = { readonly when?: Readonly<Record<string, string>>; readonly submit: EarlySubmit | null };

/** The attribute of a prerendered form. A form rendered in the browser is hydrated and needs none. */
export function submittableEarly(choices: readonly EarlyChoice[]): { 'data-submit'?: string } {
  const sendable = choices.filter(({ submit }) => submit !== null);
  return sendable.length === 0 ? {} : { 'data-submit': JSON.stringify(sendable) };
}

/** The attribute of a prerendered button that buys a plan. */
export const earlyCheckout = (plan: PlanId): { 'data-checkout': string } => ({ 'data-checkout': checkoutAddress(plan) });
