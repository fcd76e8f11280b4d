import type { SnapshotFrom } from 'xstate';
import type { inviteMachine } from './invite.machine.ts';

export type InviteSnapshot = SnapshotFrom<typeof inviteMachine>;

/** The link to share; null until it has loaded. */
export const selectInviteLink = (snapshot: InviteSnapshot): string | null => (snapshot.hasTag('ready') ? snapshot.context.link : null);
/** Whether the link is loading or waits for a sign-in. */
export const selectIsInviteLoading = (snapshot: InviteSnapshot): boolean => snapshot.hasTag('loading');
/** Whether the link failed to load and a retry is offered. */
export const selectIsInviteFailed = (snapshot: InviteSnapshot): boolean => snapshot.hasTag('failed');
/** Whether the link was just copied. */
export const selectIsCopied = (snapshot: InviteSnapshot): boolean => snapshot.hasTag('copied');
/** Whether the user has to copy the link manually. */
export const selectIsNotCopied = (snapshot: InviteSnapshot): boolean => snapshot.hasTag('notCopied');
