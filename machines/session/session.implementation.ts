import { assign, emit } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { LoadedUser, Restored, SessionTypes } from './session.types.ts';

export const actions = actionsOf<SessionTypes>()({
  keepRestored: assign((_, restored: Restored) => restored),
  keepToken: assign(({ event }) => ({
    token: required(asserted(event, 'token.received', 'token.changed').token, 'token'),
    email: null,
    user: null,
  })),
  keepUser: assign((_, answer: LoadedUser) => (answer.ok ? { user: answer.user, email: answer.user.user_email } : {})),
  forgetPerson: assign({ token: null, email: null, user: null }),
  tellEnding: emit({ type: 'session.ending' }),
  tellVisitor: emit({ type: 'session.changed', who: 'visitor' }),
  tellUser: emit({ type: 'session.changed', who: 'user' }),
  tellEmail: emit(({ context }) => ({ type: 'email.known', email: context.email })),
  askForLogin: emit({ type: 'login.needed' }),
  announceSignOut: emit(notice('success', { key: 'signedOut' })),
  announceExpiry: emit(notice('warning', { key: 'sessionExpired' })),
});

export const guards = guardsOf<SessionTypes>()({
  hasToken: (_, { token }: Restored) => token !== null,
  isNewToken: ({ context, event }) => asserted(event, 'token.changed').token !== context.token,
  isCurrentToken: ({ context, event }) => asserted(event, 'token.refused').token === context.token,
  isGone: ({ event }) => asserted(event, 'token.changed').token === null,
  isLoaded: (_, answer: LoadedUser) => answer.ok,
  isTokenRefused: (_, answer: LoadedUser) => !answer.ok && answer.code === codes.signInNeeded,
});
