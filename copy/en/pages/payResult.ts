import type { BaseTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Your payment',
  description: 'The status of your payment on Iridia.',
  looking: {
    title: 'Checking your payment',
    body: 'This takes a moment. You don’t have to wait. Your credits will be added automatically.',
  },
  paid: { title: 'Payment received', body: 'Your credits have been added to your balance.', action: 'Make something' },
  failed: {
    title: 'The payment didn’t go through',
    body: 'You weren’t charged. Try another card or payment method.',
    action: 'Go to pricing',
  },
  open: {
    title: 'Your payment is being processed',
    body: 'Your credits will be added automatically as soon as it goes through.',
    again: 'Check again',
  },
  visitor: { title: 'Log in to see your payment', body: 'A payment can only be seen by the account that made it.' },
  absent: {
    title: 'We couldn’t find this payment',
    body: 'The link may be incomplete, or the payment belongs to another account. You can find all your payments in your credit history.',
  },
  none: { title: 'No payment to show', body: 'This link doesn’t belong to a payment.' },
} satisfies BaseTranslation;

export default payResult;
