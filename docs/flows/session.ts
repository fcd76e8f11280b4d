import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    restoreSession: fromPromise(async () => {}),
    storeToken: fromPromise(async () => {}),
    loadUser: fromPromise(async () => {}),
    forgetSession: fromPromise(async () => {}),
    closeSession: fromPromise(async () => {}),
    watchToken: fromCallback(() => {}),
  },
  actions: {
    assignRestored: () => {},
    assignToken: () => {},
    assignUser: () => {},
    clearUser: () => {},
    clearSession: () => {},
    emitEnding: emit({ type: 'session.ending' }),
    emitVisitor: emit({ type: 'session.changed' }),
    emitUser: emit({ type: 'session.changed' }),
    emitEmail: emit({ type: 'email.known' }),
    emitLoginNeeded: emit({ type: 'login.needed' }),
    emitSignedOut: emit({ type: 'notice.raised' }),
    emitExpired: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasToken: () => true,
    isOtherToken: () => true,
    isTokenGone: () => true,
    isCurrentToken: () => true,
    isLoaded: () => true,
    isTokenRefused: () => true,
  },
  delays: {
    retryPause: 10000, // 10 s
  },
}).createMachine({
  id: 'session',
  description: 'Whether a user is signed in, and the data of the user.',
  context: {
    token: null,
    email: null,
    user: null,
  },
  initial: 'restoring',
  invoke: {
    id: 'watchToken',
    src: 'watchToken',
  },
  on: {
    'token.received': {
      target: '.storing',
      actions: 'assignToken',
    },
  },
  states: {
    restoring: {
      description: 'The stored token is read from this browser.',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: 'hasToken',
            target: 'signedIn',
            actions: 'assignRestored',
          },
          {
            target: 'visitor',
          },
        ],
        onError: {
          target: 'visitor',
        },
      },
    },
    visitor: {
      description: 'No user is signed in.',
      tags: 'visitor',
      entry: ['emitVisitor', 'emitEmail'],
      on: {
        'token.changed': {
          guard: 'isOtherToken',
          target: 'signedIn',
          actions: 'assignToken',
        },
      },
    },
    storing: {
      description: 'The new token is stored for the next visit and the other tabs.',
      tags: 'user',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        onDone: 'signedIn',
        onError: 'signedIn',
      },
      on: {
        'token.changed': {
          guard: 'isOtherToken',
          target: 'signedIn',
          actions: 'assignToken',
        },
      },
    },
    signedIn: {
      description: 'A user is signed in.',
      initial: 'loading',
      tags: 'user',
      entry: ['emitUser', 'emitEmail'],
      on: {
        'token.changed': [
          {
            guard: 'isTokenGone',
            target: 'visitor',
            actions: 'clearSession',
          },
          {
            guard: 'isOtherToken',
            target: 'signedIn',
            reenter: true,
            actions: 'assignToken',
          },
        ],
        'token.refused': {
          guard: 'isCurrentToken',
          target: 'expiring',
        },
        'signOut.requested': {
          target: 'signingOut',
          actions: 'emitEnding',
        },
        'user.reloadRequested': '.loading',
      },
      states: {
        loading: {
          description: 'The user\'s data is loading; the known data stays on screen.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: 'isLoaded',
                target: 'known',
                actions: ['assignUser', 'emitEmail'],
              },
              {
                guard: 'isTokenRefused',
                target: '#session.expiring',
              },
              {
                target: 'unreachable',
              },
            ],
            onError: 'unreachable',
          },
        },
        known: {
          description: 'The user\'s data and balance are known.',
        },
        unreachable: {
          description: 'The user\'s data failed to load; the request is retried after a delay.',
          after: {
            retryPause: 'loading',
          },
        },
      },
    },
    expiring: {
      description: 'The server rejected the token; it is deleted and the sign-in page opens.',
      tags: 'visitor',
      entry: ['clearUser', 'emitExpired'],
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: {
          target: 'visitor',
          actions: ['clearSession', 'emitLoginNeeded'],
        },
        onError: {
          target: 'visitor',
          actions: ['clearSession', 'emitLoginNeeded'],
        },
      },
      on: {
        'token.changed': {
          guard: 'isOtherToken',
          target: 'signedIn',
          actions: 'assignToken',
        },
      },
    },
    signingOut: {
      description: 'The token is deleted here and revoked on the server.',
      tags: 'user',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: {
          target: 'visitor',
          actions: ['clearSession', 'emitSignedOut'],
        },
        onError: {
          target: 'visitor',
          actions: ['clearSession', 'emitSignedOut'],
        },
      },
      on: {
        'token.changed': {
          guard: 'isOtherToken',
          target: 'signedIn',
          actions: 'assignToken',
        },
      },
    },
  },
});
