import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from './accountDeletion.machine.ts';

export type AccountDeletionSnapshot = SnapshotFrom<typeof accountDeletionMachine>;

/** The question to the user that is on screen; null when nothing is asked. */
export const selectConfirmation = ({ children }: AccountDeletionSnapshot): AccountDeletionSnapshot['children']['confirmation'] | null =>
  children.confirmation ?? null;
/** Whether the account is being deleted. */
export const selectIsDeleting = (snapshot: AccountDeletionSnapshot): boolean => snapshot.hasTag('busy');
/** What proves who deletes the account: its password, or a mailed code if it has none. */
export const selectProofKind = ({ context }: AccountDeletionSnapshot): 'password' | 'code' => (context.hasPassword ? 'password' : 'code');
/** What was typed to prove it. */
export const selectProof = ({ context }: AccountDeletionSnapshot): string => context.proof;
/** Whether a code for the deletion is being mailed. */
export const selectIsSendingCode = (snapshot: AccountDeletionSnapshot): boolean => snapshot.hasTag('mailing');
