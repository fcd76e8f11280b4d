import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { sessionSetup } from './session.setup.ts';

/** Whether a user is signed in (spec §3, §6). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Whether a user is signed in, and the data of the user.',
  context: { token: null, email: null, user: null },
  initial: 'restoring',
  invoke: { id: 'watchToken', src: 'watchToken' },
  on: {
    'token.received': { target: '.storing', actions: 'assignToken' },
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
            actions: { type: 'assignRestored', params: output },
          },
          { target: 'visitor' },
        ],
        onError: { target: 'visitor' },
      },
    },
    visitor: {
      // A refused token is ignored: the call was sent before the sign-out.
      description: 'No user is signed in.',
      tags: 'visitor',
      entry: ['emitVisitor', 'emitEmail'],
      on: {
        'token.changed': { guard: 'isOtherToken', target: 'signedIn', actions: 'assignToken' },
      },
    },
    storing: {
      // Sign-outs and refusals of the old token are ignored: this one replaces it.
      description: 'The new token is stored for the next visit and the other tabs.',
      tags: 'user',
      on: { 'token.changed': { guard: 'isOtherToken', target: 'signedIn', actions: 'assignToken' } },
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
      tags: 'user',
      entry: ['emitUser', 'emitEmail'],
      initial: 'loading',
      on: {
        'token.changed': [
          { guard: 'isTokenGone', target: 'visitor', actions: 'clearSession' },
          {
            guard: 'isOtherToken',
            target: 'signedIn',
            reenter: true,
            actions: 'assignToken',
          },
        ],
        // A 401 for a token that has been replaced does not affect the current one.
        'token.refused': { guard: 'isCurrentToken', target: 'expiring' },
        'signOut.requested': { target: 'signingOut', actions: 'emitEnding' },
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
                actions: [{ type: 'assignUser', params: output }, 'emitEmail'],
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
      tags: 'visitor',
      entry: ['clearUser', 'emitExpired'],
      // A sign-in in another tab wins over the old session that ends here, and in `signingOut`.
      on: { 'token.changed': { guard: 'isOtherToken', target: 'signedIn', actions: 'assignToken' } },
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: { target: 'visitor', actions: ['clearSession', 'emitLoginNeeded'] },
        onError: { target: 'visitor', actions: ['clearSession', 'emitLoginNeeded'] },
      },
    },
    signingOut: {
      description: 'The token is deleted here and revoked on the server.',
      tags: ['user', 'signingOut'],
      on: { 'token.changed': { guard: 'isOtherToken', target: 'signedIn', actions: 'assignToken' } },
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: ({ context }) => ({ token: required(context.token, 'token') }),
        onDone: { target: 'visitor', actions: ['clearSession', 'emitSignedOut'] },
        onError: { target: 'visitor', actions: ['clearSession', 'emitSignedOut'] },
      },
    },
  },
});
