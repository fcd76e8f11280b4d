import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './session.implementation.ts';
import type { LoadedUser, Restored, SessionEvent, SessionTypes } from './session.types.ts';

/** Whether a visitor or a signed-in user is here (spec §3, §6). */
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
  delays: { retryPause: times.retryPause },
}).createMachine({
  id: 'session',
  description: 'Whether a visitor or a signed-in user is here, and the data of the user.',
  context: { token: null, email: null, user: null },
  initial: 'restoring',
  invoke: { id: 'watchToken', src: 'watchToken' },
  on: {
    'token.received': { target: '.storing', actions: 'keepToken' },
  },
  states: {
    restoring: {
      description: 'The stored token is read from this browser.',
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
      // A refused token is ignored: the call was sent before the sign-out.
      description: 'A visitor is here.',
      entry: ['tellVisitor', 'tellEmail'],
      on: {
        'token.changed': { guard: 'isNewToken', target: 'signedIn', actions: 'keepToken' },
      },
    },
    storing: {
      // Events about the old token are ignored: this one replaces it.
      description: 'The new token is stored for the next visit and the other tabs.',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: 'signedIn',
        // When storage is blocked the session lasts as long as the tab.
        onError: 'signedIn',
      },
    },
    signedIn: {
      description: 'A user is signed in.',
      entry: ['tellUser', 'tellEmail'],
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
        // A 401 for a token that has been replaced does not affect the current one.
        'token.refused': { guard: 'isCurrentToken', target: 'expiring' },
        'signOut.requested': { target: 'signingOut', actions: 'tellEnding' },
        'user.reloadRequested': '.loading',
      },
      states: {
        loading: {
          description: "The user's data is loading; the known data stays on screen.",
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: ({ context }) => ({ token: required(context.token, 'token') }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: output },
                target: 'known',
                actions: [{ type: 'keepUser', params: output }, 'tellEmail'],
              },
              { guard: { type: 'isTokenRefused', params: output }, target: '#session.expiring' },
              { target: 'unreachable' },
            ],
            onError: 'unreachable',
          },
        },
        known: { description: "The user's data and balance are known." },
        unreachable: {
          description: "The user's data failed to load; the request is retried after a delay.",
          after: { retryPause: 'loading' },
        },
      },
    },
    expiring: {
      description: 'The server rejected the token; it is deleted and the sign-in page opens.',
      entry: ['forgetPerson', 'announceExpiry'],
      exit: 'askForLogin',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'visitor', onError: 'visitor' },
    },
    signingOut: {
      description: 'The token is deleted here and revoked on the server.',
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
