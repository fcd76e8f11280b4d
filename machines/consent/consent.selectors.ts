import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentSubject } from './consent.types.ts';

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** Who is shown or speaking; null until answered. */
export const selectSubject = ({ context }: ConsentSnapshot): ConsentSubject | null => context.subject;
/** Who is shown or speaking by the receipt; null without one. */
export const selectConfirmed = (snapshot: ConsentSnapshot): ConsentSubject | null =>
  snapshot.hasTag('given') ? snapshot.context.subject : null;
/** Id of the receipt; null until there is one. */
export const selectReceipt = (snapshot: ConsentSnapshot): string | null => (snapshot.hasTag('given') ? snapshot.context.receipt : null);
/** Whether the server is creating the receipt. */
export const selectIsGivingConsent = (snapshot: ConsentSnapshot): boolean => snapshot.hasTag('busy');
/** Whether the receipt failed and a retry is offered. */
export const selectIsConsentFailed = (snapshot: ConsentSnapshot): boolean => snapshot.hasTag('failed');
