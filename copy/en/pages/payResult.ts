import type { BaseTranslation } from '../../generated/types.ts';

const payResult = {
  title: 'Your payment',
  description: 'How a payment on Iridia turned out.',
  looking: { title: 'Looking at your payment', body: 'This takes a moment. You need not wait here: credits arrive by themselves.' },
  paid: { title: 'Payment received', body: 'Your credits are in your balance.', action: 'Make something' },
  failed: {
    title: 'The payment did not go through',
    body: 'Nothing was charged. Another card or way of paying may work.',
    action: 'To the prices',
  },
  open: { title: 'The payment is still open', body: 'If it goes through later, your credits arrive by themselves.', again: 'Look again' },
  visitor: { title: 'Log in to see your payment', body: 'A payment is shown only to the account that made it.' },
  absent: {
    title: 'We know no such payment',
    body: 'The address may be incomplete, or the payment belongs to another account. Yours all stand in your credit history.',
  },
  none: { title: 'There is no payment to look at', body: 'This address names none.' },
} satisfies BaseTranslation;

export default payResult;
