import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { UserInfo } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Null until the stored token is read, so that a page shows neither "Log in" nor an avatar too early. */
export function selectWho(snapshot: SessionSnapshot): 'visitor' | 'user' | null {
  if (snapshot.hasTag('user')) return 'user';
  return snapshot.hasTag('visitor') ? 'visitor' : null;
}

/** Whether a user is signed in. */
export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean => selectWho(snapshot) === 'user';
/** The token that API calls send; null for a visitor. */
export const selectToken = (snapshot: SessionSnapshot): string | null => (snapshot.hasTag('user') ? snapshot.context.token : null);
/** The user's address, stored on an earlier visit until the server answers; null for a visitor. */
export const selectEmail = ({ context }: SessionSnapshot): string | null => context.email;
/** The user's data; null until the server has answered. */
export const selectUser = ({ context }: SessionSnapshot): UserInfo | null => context.user;
/** Whether a subscription is active, as far as the server has reported. */
export const selectIsVip = ({ context }: SessionSnapshot): boolean => context.user?.vip ?? false;
/** The user's daily allowance (spec §3), in credits; null for a visitor, whose allowance the site reports. */
export const selectDailyCredits = ({ context }: SessionSnapshot): number | null => context.user?.daily_credit.init_credits ?? null;
/** Whether a sign-out is in flight: the button shows a spinner. */
export const selectIsSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('signingOut');
