import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './session.implementation.ts';
import type { LoadedUser, Restored, SessionEvent, SessionTypes } from './session.types.ts';

/** Who is here: a visitor, or a person known by a token (spec §3, §6). */
export const sessionMachine = setup({
  types: {} as SessionTypes,
  actors: {
    restoreSession: port<Restored>('restoreSession'),
    storeToken: port<void, { token: string }>('storeToken'),
    loadUser: port<LoadedUser, { token: string }>('loadUser'),
    forgetSession: port<void>('forgetSession'),
    closeSession: port<void, { token: string }>('closeSession'),
    watchToken: listenerPort<SessionEvent>('watchToken'),
  },
  actions,
  guards,
  delays: { retryDelay: 10_000 },
}).createMachine({
  id: 'session',
  description: 'Whether a visitor or a signed-in person is here, and what is known of the person.',
  context: { token: null, email: null, user: null },
  initial: 'restoring',
  invoke: { id: 'watchToken', src: 'watchToken' },
  on: {
    'token.received': { target: '.storing', actions: 'keepToken' },
  },
  states: {
    restoring: {
      description: 'The browser is asked whether somebody signed in here before.',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasToken', params: output },
            target: 'signedIn',
            actions: { type: 'keepRestored', params: output },
          },
          { target: 'visitor' },
        ],
        onError: { target: 'visitor' },
      },
    },
    visitor: {
      // A refused token is dropped: the call was sent before somebody signed out.
      description: 'Nobody is signed in.',
      entry: 'tellVisitor',
      on: {
        'token.changed': { guard: 'isNewToken', target: 'signedIn', actions: 'keepToken' },
      },
    },
    storing: {
      // What is heard of the token before is dropped: this one replaces it.
      description: 'A new token is put where the next visit and the other tabs find it.',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: 'signedIn',
        // Where storage is blocked the session lives as long as the tab.
        onError: 'signedIn',
      },
    },
    signedIn: {
      description: 'A person is signed in.',
      entry: 'tellUser',
      initial: 'loading',
      on: {
        'token.changed': [
          { guard: 'isGone', target: 'visitor', actions: 'forgetPerson' },
          {
            guard: 'isNewToken',
            target: 'signedIn',
            reenter: true,
            actions: 'keepToken',
          },
        ],
        // A 401 to a token that has been replaced meanwhile says nothing about this one.
        'token.refused': { guard: 'isCurrentToken', target: 'expiring' },
        'signOut.requested': 'signingOut',
        'user.reloadRequested': '.loading',
      },
      states: {
        loading: {
          description: 'What the server knows of the person is on its way; what was known before stands meanwhile.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: ({ context }) => ({ token: required(context.token, 'token') }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: output },
                target: 'known',
                actions: { type: 'keepUser', params: output },
              },
              { guard: { type: 'isTokenRefused', params: output }, target: '#session.expiring' },
              { target: 'unreachable' },
            ],
            onError: 'unreachable',
          },
        },
        known: { description: 'The person and the balance are known.' },
        unreachable: {
          description: 'The server did not say who this is; it is asked again in a while.',
          after: { retryDelay: 'loading' },
        },
      },
    },
    expiring: {
      description: 'The server no longer knows the token; it is forgotten and the way leads to sign-in.',
      entry: ['forgetPerson', 'announceExpiry'],
      exit: 'askForLogin',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'visitor', onError: 'visitor' },
    },
    signingOut: {
      description: 'The token is forgotten here and revoked on the server.',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: { target: 'visitor', actions: ['forgetPerson', 'announceSignOut'] },
        onError: { target: 'visitor', actions: ['forgetPerson', 'announceSignOut'] },
      },
    },
  },
});
