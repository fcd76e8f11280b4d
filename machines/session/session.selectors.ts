import type { SnapshotFrom } from 'xstate';
import { credits } from '../../contract/facts/constants.ts';
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
/** What a day gives: the server's figure, or the usual one (spec §3). */
export const selectDailyCredits = ({ context }: SessionSnapshot): number => context.user?.daily_credit.init_credits ?? credits.daily;
export const selectIsSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingOut');
