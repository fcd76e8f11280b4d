import type { CheckoutWords } from '../types/checkout.ts';
import pricing from './pages/pricing.ts';

const checkout: CheckoutWords = {
  pack: '{credits} credits',
  tiers: pricing.tiers,
  billings: { month: 'monthly', year: 'yearly' },
  title: 'Payment',
  sandbox: 'Test mode: no money moves. Use the card 4242 4242 4242 4242.',
  perMonth: 'per month',
  perYear: 'per year',
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  csc: 'Security code',
  pay: 'Pay {amount}',
  confirmTitle: 'Your bank wants you to confirm this',
  confirmText: 'Please confirm that you want to pay {amount}.',
  confirm: 'Confirm payment',
  paidTitle: 'Payment received',
  paidText: 'Thank you. Your credits have been added.',
  declinedTitle: 'The card was declined',
  declinedText: 'You weren’t charged. Please start again with another card.',
  expiredTitle: 'This payment has expired',
  expiredText: 'You weren’t charged. Please start again from the pricing page.',
  back: 'Back to the site',
  wrongName: 'Enter the name as shown on the card.',
  wrongNumber: 'Check the card number. Something isn’t right.',
  wrongExpiry: 'Enter a date in the future, such as 08 / 31.',
  wrongCsc: 'Enter the three or four digits of the security code.',
  renews: 'Renews automatically until you cancel.',
  askPlans: 'How much does a plan or subscription cost per month or year?',
  askPacks: 'How much do credits cost without a subscription (one-time packs)?',
};

export default checkout;
