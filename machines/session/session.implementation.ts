import { assign, emit } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { LoadedUser, Restored, SessionTypes } from './session.types.ts';

export const actions = actionsOf<SessionTypes>()({
  keepRestored: assign((_, params: Restored) => params),
  keepToken: assign((_, params: { token: string }) => ({ token: params.token, user: null })),
  keepUser: assign((_, { answer }: { answer: LoadedUser }) => (answer.ok ? { user: answer.user, email: answer.user.user_email } : {})),
  forgetPerson: assign({ token: null, email: null, user: null }),
  tellVisitor: emit({ type: 'session.changed', who: 'visitor' }),
  tellUser: emit({ type: 'session.changed', who: 'user' }),
  askForLogin: emit({ type: 'login.needed' }),
  announceSignOut: emit(notice('success', { key: 'signedOut' })),
  announceExpiry: emit(notice('warning', { key: 'sessionExpired' })),
});

export const guards = guardsOf<SessionTypes>()({
  hasToken: (_, params: { token: string | null }) => params.token !== null,
  isNewToken: ({ context }, params: { token: string | null }) => params.token !== null && params.token !== context.token,
  isCurrentToken: ({ context }, params: { token: string }) => params.token === context.token,
  isGone: (_, params: { token: string | null }) => params.token === null,
  isLoaded: (_, { answer }: { answer: LoadedUser }) => answer.ok,
  isTokenRefused: (_, { answer }: { answer: LoadedUser }) => !answer.ok && answer.code === codes.signInNeeded,
});
