import type { SnapshotFrom } from 'xstate';
import type { consentsMachine } from './consents.machine.ts';
import type { Receipt } from './consents.types.ts';

export type ConsentsSnapshot = SnapshotFrom<typeof consentsMachine>;

/** Which state the block shows. */
export const selectConsentsPhase = (snapshot: ConsentsSnapshot): 'loading' | 'failed' | 'shown' => {
  if (snapshot.hasTag('shown')) return 'shown';
  return snapshot.hasTag('failed') ? 'failed' : 'loading';
};

/** The consents that are in force, newest first; empty while unknown. */
export const selectReceipts = ({ context }: ConsentsSnapshot): readonly Receipt[] => context.receipts;
/** The consent that the user is asked about, or that is being revoked. */
export const selectChosenReceipt = ({ context }: ConsentsSnapshot): string | null => context.chosen;
/** Whether a consent is being revoked. */
export const selectIsRevoking = (snapshot: ConsentsSnapshot): boolean => snapshot.hasTag('busy');
/** The question to the user that is on screen; null when nothing is asked. */
export const selectConfirmation = ({ children }: ConsentsSnapshot): ConsentsSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
