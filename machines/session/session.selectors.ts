import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { UserInfo } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Null while the browser has not said yet, so that a page shows neither "Log in" nor an avatar too early. */
export function selectWho(snapshot: SessionSnapshot): 'visitor' | 'user' | null {
  if (snapshot.matches('restoring')) return null;
  return snapshot.context.token === null ? 'visitor' : 'user';
}

export const selectIsSignedIn = (snapshot: SessionSnapshot): boolean => selectWho(snapshot) === 'user';
export const selectToken = ({ context }: SessionSnapshot): string | null => context.token;
export const selectEmail = ({ context }: SessionSnapshot): string | null => context.email;
export const selectUser = ({ context }: SessionSnapshot): UserInfo | null => context.user;
export const selectIsVip = ({ context }: SessionSnapshot): boolean => context.user?.vip ?? false;
/** What a day gives this person (spec §3), in credits; null without one, for whom the site says it. */
export const selectDailyCredits = ({ context }: SessionSnapshot): number | null => context.user?.daily_credit.init_credits ?? null;
export const selectIsSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingOut');
