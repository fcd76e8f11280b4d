import type { SnapshotFrom } from 'xstate';
import type { inviteMachine } from './invite.machine.ts';

export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;

/** The link to share; null until it is there. */
export const selectInviteLink = (snapshot: InviteSnapshot): string | null => (snapshot.matches('ready') ? snapshot.context.link : null);
/** Whether the link is on its way, or waits for a sign-in. */
export const selectIsInviteLoading = (snapshot: InviteSnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('awaitingSignIn');
/** Whether the link could not be had and another try is offered. */
export const selectIsInviteFailed = (snapshot: InviteSnapshot): boolean => snapshot.matches('failed');
/** Whether the link was copied a moment ago. */
export const selectIsCopied = (snapshot: InviteSnapshot): boolean => snapshot.matches({ ready: 'copied' });
/** Whether the person has to copy the link by hand. */
export const selectIsNotCopied = (snapshot: InviteSnapshot): boolean => snapshot.matches({ ready: 'notCopied' });
