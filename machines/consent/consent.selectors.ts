import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentSubject } from './consent.types.ts';

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** Who is shown or heard; null until answered. */
export const selectSubject = ({ context }: ConsentSnapshot): ConsentSubject | null => context.subject;
/** Whether the person has confirmed that the subject is an adult. */
export const selectIsAdult = ({ context }: ConsentSnapshot): boolean => context.adult;
/** Id of the receipt; null until there is one. */
export const selectReceipt = ({ context }: ConsentSnapshot): string | null => context.receipt;
/** Whether the server is creating the receipt. */
export const selectIsGivingConsent = (snapshot: ConsentSnapshot): boolean => snapshot.matches('giving');
/** Whether the receipt failed and a retry is offered. */
export const selectIsConsentFailed = (snapshot: ConsentSnapshot): boolean => snapshot.matches('failed');
