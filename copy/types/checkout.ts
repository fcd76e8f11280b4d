import type { Billing, Tier } from '../../contract/facts/prices.ts';

/** Texts of the checkout page and receipts in one language: `<locale>/checkout.ts`. */
export type CheckoutWords = {
  tiers: Record<Tier, string>;
  billings: Record<Billing, string>;
  title: string;
  /** States that this is a test and no money moves. */
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
  /** Worded like a user's question, because the help assistant finds prices by these texts. */
  askPlans: string;
  askPacks: string;
};
