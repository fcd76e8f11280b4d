import type { Billing, Tier } from '../../contract/facts/prices.ts';

/** What the checkout page and receipts say in one language: `<locale>/checkout.ts`. */
export type CheckoutWords = {
  pack: string;
  tiers: Record<Tier, string>;
  billings: Record<Billing, string>;
  title: string;
  /** Only a test: no money moves. */
  sandbox: string;
  perMonth: string;
  perYear: string;
  name: string;
  number: string;
  expiry: string;
  expiryHint: string;
  csc: string;
  pay: string;
  confirmTitle: string;
  confirmText: string;
  confirm: string;
  paidTitle: string;
  paidText: string;
  declinedTitle: string;
  declinedText: string;
  expiredTitle: string;
  expiredText: string;
  back: string;
  wrongName: string;
  wrongNumber: string;
  wrongExpiry: string;
  wrongCsc: string;
  renews: string;
  /** As a person would ask: the help assistant finds prices by these. */
  askPlans: string;
  askPacks: string;
};
