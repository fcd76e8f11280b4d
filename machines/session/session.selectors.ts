import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { UserInfo } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Null while the browser has not said yet, so that a page shows neither "Log in" nor an avatar too early. */
export function selectWho(snapshot: SessionSnapshot): 'visitor' | 'user' | null {
  if (snapshot.matches('restoring')) return null;
  return snapshot.context.token === null ? 'visitor' : 'user';
}

/** Whether a person is signed in. */
export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean => selectWho(snapshot) === 'user';
/** The token that calls carry; null for a visitor. */
export const selectToken = ({ context }: SessionSnapshot): string | null => context.token;
/** The address of the person, kept from an earlier visit until the server answers; null for a visitor. */
export const selectEmail = ({ context }: SessionSnapshot): string | null => context.email;
/** What the server knows of the person; null until it has answered. */
export const selectUser = ({ context }: SessionSnapshot): UserInfo | null => context.user;
/** Whether a subscription runs, as far as the server has said. */
export const selectIsVip = ({ context }: SessionSnapshot): boolean => context.user?.vip ?? false;
/** What a day gives this person (spec §3), in credits; null without one, for whom the site says it. */
export const selectDailyCredits = ({ context }: SessionSnapshot): number | null => context.user?.daily_credit.init_credits ?? null;
/** Whether the person is being signed out: the button turns. */
export const selectIsSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingOut');
