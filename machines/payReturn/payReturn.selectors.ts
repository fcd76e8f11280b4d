import type { SnapshotFrom } from 'xstate';
import type { payReturnMachine } from './payReturn.machine.ts';

export type PayReturnSnapshot = SnapshotFrom<typeof payReturnMachine>;

/** What the page shows: that the address names no payment, a sign-in, or the payment, whose outcome may not be known yet. */
export function selectPayReturn({ value }: PayReturnSnapshot): 'nameless' | 'visitor' | 'payment' {
  return value === 'nameless' || value === 'visitor' ? value : 'payment';
}
