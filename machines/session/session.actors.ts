import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LoadedUser, Restored, SessionEvent, UserInfo } from './session.types.ts';

/** What the session needs from the browser and the server. Any of the storage functions may throw when storage is blocked. */
export type SessionServices = {
  /** The token in local storage and the address in the userInfo cookie. */
  restore(): Restored;
  storeToken(token: string): void;
  /** Deletes this token, the userInfo cookie and the is-vip cookie, unless another tab has stored another token since. */
  forget(token: string): void;
  /** Sets the userInfo cookie (3 days) and the is-vip cookie. */
  remember(user: UserInfo): void;
  fetchUser(token: string, signal: AbortSignal): Promise<LoadedUser>;
  /** Revokes the session on the server. */
  revoke(token: string): Promise<void>;
  /** Calls back when another tab changes the token. Returns the unsubscribe function. */
  onTokenChange(listener: (token: string | null) => void): () => void;
};

/** The token and the user, in this browser and on the server. Signing out here does not wait for the server. */
export const sessionActors = (services: SessionServices) => ({
  restoreSession: fromPromise<Restored>(async () => services.restore()),
  storeToken: fromPromise<void, { token: string }>(async ({ input }) => services.storeToken(input.token)),
  loadUser: fromPromise<LoadedUser, { token: string }>(async ({ input, signal }) => {
    const answer = await services.fetchUser(input.token, signal);
    if (answer.ok && !signal.aborted) services.remember(answer.user);
    return answer;
  }),
  forgetSession: fromPromise<void, { token: string }>(async ({ input }) => services.forget(input.token)),
  closeSession: fromPromise<void, { token: string }>(async ({ input }) => {
    // The user is signed out here whatever the server answers.
    services.forget(input.token);
    await services.revoke(input.token);
  }),
  watchToken: fromCallback<EventObject>(({ sendBack }) =>
    services.onTokenChange((token) => sendBack({ type: 'token.changed', token } satisfies SessionEvent)),
  ),
});
