import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consent.machine.ts';
import type { ConsentSubject } from './consent.types.ts';

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** Who is shown or heard; null until the person has said. */
export const selectSubject = ({ context }: ConsentSnapshot): ConsentSubject | null => context.subject;
/** Whether the person has said that it is an adult. */
export const selectIsAdult = ({ context }: ConsentSnapshot): boolean => context.adult;
/** The receipt's id, once there is one. */
export const selectReceipt = ({ context }: ConsentSnapshot): string | null => context.receipt;
/** Whether there is no receipt and another try is offered. */
export const selectIsConsentFailed = (snapshot: ConsentSnapshot): boolean => snapshot.matches('failed');
