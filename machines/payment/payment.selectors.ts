import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import type { CheckoutProblem, Purchase } from './payment.types.ts';

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

export type PaymentPhase = 'closed' | 'opening' | 'broken' | 'paying' | 'lastChecking' | 'succeeded' | 'failed' | 'absent' | 'expired';

/** Which state the dialog shows. */
export function selectPaymentPhase({ value }: PaymentSnapshot): PaymentPhase {
  if (typeof value === 'string') return value;
  if ('ended' in value) return value.ended;
  return typeof value.open === 'string' ? value.open : 'paying';
}

/** Whether the spinner is shown: until there is a checkout and its page has loaded. */
export const selectIsCheckoutLoading = (snapshot: PaymentSnapshot): boolean =>
  snapshot.hasTag('opening') || (snapshot.hasTag('frameLoading') && snapshot.context.url !== null);
/** The address in the frame; null when there is none. */
export const selectCheckoutUrl = ({ context }: PaymentSnapshot): string | null => context.url;
/** What is being bought; null when there's no purchase. */
export const selectPurchase = ({ context }: PaymentSnapshot): Purchase | null => context.purchase;
/** The server's message why there's no checkout; null when it gave none. */
export const selectPaymentProblem = ({ context }: PaymentSnapshot): CheckoutProblem | null => context.problem;
/** Whether a payment may be in progress: the page must not reload. */
export const selectIsPaying = (snapshot: PaymentSnapshot): boolean => snapshot.hasTag('unfinished');
