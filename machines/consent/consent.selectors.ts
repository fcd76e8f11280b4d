import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentSubject } from './consent.types.ts';

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

export const selectSubject = ({ context }: ConsentSnapshot): ConsentSubject | null => context.subject;
export const selectIsAdult = ({ context }: ConsentSnapshot): boolean => context.adult;
/** The receipt's id, once there is one. */
export const selectReceipt = ({ context }: ConsentSnapshot): string | null => context.receipt;
export const selectIsConsentFailed = (snapshot: ConsentSnapshot): boolean => snapshot.matches('failed');
