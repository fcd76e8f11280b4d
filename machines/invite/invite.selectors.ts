import type { SnapshotFrom } from 'xstate';
import type { inviteMachine } from './invite.machine.ts';

export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;

export const selectInviteLink = (snapshot: InviteSnapshot): string | null => (snapshot.matches('ready') ? snapshot.context.link : null);
export const selectIsInviteLoading = (snapshot: InviteSnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('awaitingSignIn');
export const selectIsInviteFailed = (snapshot: InviteSnapshot): boolean => snapshot.matches('failed');
export const selectIsCopied = (snapshot: InviteSnapshot): boolean => snapshot.matches({ ready: 'copied' });
/** Whether the person has to copy the link by hand. */
export const selectIsNotCopied = (snapshot: InviteSnapshot): boolean => snapshot.matches({ ready: 'notCopied' });
