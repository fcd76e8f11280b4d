import type { Infer } from '../../contract/structs/schema.ts';
import type { userInfo } from '../../contract/structs/calls/users.ts';
import type { Notice } from '../kit/notice.ts';
import type { Refused } from '../kit/refusal.ts';

export type UserInfo = Infer<typeof userInfo>;

export type SessionContext = {
  /** The opaque token of the signed-in user; null for a visitor. */
  token: string | null;
  /** The address stored on the last visit, shown until the server answers. */
  email: string | null;
  user: UserInfo | null;
};

export type SessionEvent =
  /** A sign-in in this tab returned a token. */
  | { type: 'token.received'; token: string }
  /** Another tab signed in (a token) or out (null). */
  | { type: 'token.changed'; token: string | null }
  /** The server answered 401 to a call that carried this token. */
  | { type: 'token.refused'; token: string }
  | { type: 'user.reloadRequested' }
  | { type: 'signOut.requested' };

export type SessionEmitted =
  /** The user signs out: what must still be sent for this user is sent now. */
  | { type: 'session.ending' }
  /** The session has changed: credits, creations and others reload. */
  | { type: 'session.changed'; who: 'visitor' | 'user' }
  /** The address of the user; null when a visitor is here, or until the server has answered. */
  | { type: 'email.known'; email: string | null }
  /** HTTP 401: go to /login (spec §8). */
  | { type: 'login.needed' }
  | Notice;

export type Restored = { token: string | null; email: string | null };
export type LoadedUser = { ok: true; user: UserInfo } | Refused;

export type SessionTypes = {
  context: SessionContext;
  events: SessionEvent;
  emitted: SessionEmitted;
  tags: 'user' | 'visitor' | 'signingOut';
};
