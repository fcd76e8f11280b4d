import { assign, emit, setup } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { LoadedUser, Restored, SessionEvent, SessionTypes } from './session.types.ts';

const base = setup({
  types: {} as SessionTypes,
  actors: {
    restoreSession: port<Restored>('restoreSession'),
    storeToken: port<void, { token: string }>('storeToken'),
    loadUser: port<LoadedUser, { token: string }>('loadUser'),
    forgetSession: port<void, { token: string }>('forgetSession'),
    closeSession: port<void, { token: string }>('closeSession'),
    watchToken: listenerPort<SessionEvent>('watchToken'),
  },
  delays: { retryPause: times.retryPause },
});

export const sessionSetup = base
  .extend({
    guards: {
      hasToken: (_, { token }: Restored) => token !== null,
      isOtherToken: ({ context, event }) => {
        const { token } = asserted(event, 'token.changed');
        return token !== null && token !== context.token;
      },
      isTokenGone: ({ event }) => asserted(event, 'token.changed').token === null,
      isCurrentToken: ({ context, event }) => asserted(event, 'token.refused').token === context.token,
      isLoaded: (_, answer: LoadedUser) => answer.ok,
      isTokenRefused: (_, answer: LoadedUser) => !answer.ok && answer.code === codes.signInNeeded,
    },
  })
  .extend({
    actions: {
      assignRestored: assign((_, restored: Restored) => restored),
      assignToken: assign(({ event }) => ({
        token: required(asserted(event, 'token.received', 'token.changed').token, 'token'),
        email: null,
        user: null,
      })),
      assignUser: assign((_, answer: LoadedUser) => (answer.ok ? { user: answer.user, email: answer.user.user_email } : {})),
      clearUser: assign({ email: null, user: null }),
      clearSession: assign({ token: null, email: null, user: null }),
      emitEnding: emit({ type: 'session.ending' }),
      emitVisitor: emit({ type: 'session.changed', who: 'visitor' }),
      emitUser: emit({ type: 'session.changed', who: 'user' }),
      emitEmail: emit(({ context }) => ({ type: 'email.known', email: context.email })),
      emitLoginNeeded: emit({ type: 'login.needed' }),
      emitSignedOut: emit(notice('success', { key: 'signedOut' })),
      emitExpired: emit(notice('warning', { key: 'sessionExpired' })),
    },
  });
