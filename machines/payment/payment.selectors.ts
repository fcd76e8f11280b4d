import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import type { Purchase } from './payment.types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

export type PaymentPhase = 'closed' | 'opening' | 'broken' | 'paying' | 'lastChecking' | 'succeeded' | 'failed' | 'absent' | 'expired';

/** What the dialog shows. */
export const selectPaymentPhase = (snapshot: PaymentSnapshot): PaymentPhase =>
  snapshot.matches('paying') ? 'paying' : (snapshot.value as PaymentPhase);

/** Whether the spinner turns: until there is a checkout and its page has loaded. */
export const selectIsCheckoutLoading = (snapshot: PaymentSnapshot): boolean =>
  snapshot.matches('opening') || (snapshot.matches({ paying: { frame: 'loading' } }) && snapshot.context.url !== null);
/** What the frame shows; null while there is nothing to show. */
export const selectCheckoutUrl = ({ context }: PaymentSnapshot): string | null => context.url;
/** What is being bought; null while nothing is. */
export const selectPurchase = ({ context }: PaymentSnapshot): Purchase | null => context.purchase;
/** The server's own sentence about why there is no checkout; null stands for the usual one. */
export const selectPaymentProblem = ({ context }: PaymentSnapshot): string | null => context.problem;
/** Whether money may be on its way: the page must not be reloaded now. */
export const selectIsPaying = (snapshot: PaymentSnapshot): boolean =>
  snapshot.matches('opening') || snapshot.matches('paying') || snapshot.matches('lastChecking');
