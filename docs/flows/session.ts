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
    keepRestored: () => {},
    keepToken: () => {},
    keepUser: () => {},
    forgetPerson: () => {},
    tellEnding: emit({ type: 'session.ending' }),
    tellVisitor: emit({ type: 'session.changed' }),
    tellUser: emit({ type: 'session.changed' }),
    tellEmail: emit({ type: 'email.known' }),
    askForLogin: emit({ type: 'login.needed' }),
    announceSignOut: emit({ type: 'notice.raised' }),
    announceExpiry: emit({ type: 'notice.raised' }),
  },
  guards: {
    hasToken: () => true,
    isNewToken: () => true,
    isCurrentToken: () => true,
    isGone: () => true,
    isLoaded: () => true,
    isTokenRefused: () => true,
  },
  delays: {
    retryPause: 10000, // 10 s
  },
}).createMachine({
  id: 'session',
  description: 'Whether a visitor or a signed-in user is here, and the data of the user.',
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
      actions: 'keepToken',
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
            actions: 'keepRestored',
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
      description: 'A visitor is here.',
      entry: ['tellVisitor', 'tellEmail'],
      on: {
        'token.changed': {
          guard: 'isNewToken',
          target: 'signedIn',
          actions: 'keepToken',
        },
      },
    },
    storing: {
      description: 'The new token is stored for the next visit and the other tabs.',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        onDone: 'signedIn',
        onError: 'signedIn',
      },
    },
    signedIn: {
      description: 'A user is signed in.',
      initial: 'loading',
      entry: ['tellUser', 'tellEmail'],
      on: {
        'token.changed': [
          {
            guard: 'isGone',
            target: 'visitor',
            actions: 'forgetPerson',
          },
          {
            guard: 'isNewToken',
            target: 'signedIn',
            reenter: true,
            actions: 'keepToken',
          },
        ],
        'token.refused': {
          guard: 'isCurrentToken',
          target: 'expiring',
        },
        'signOut.requested': {
          target: 'signingOut',
          actions: 'tellEnding',
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
                actions: ['keepUser', 'tellEmail'],
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
      entry: ['forgetPerson', 'announceExpiry'],
      exit: 'askForLogin',
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: 'visitor',
        onError: 'visitor',
      },
    },
    signingOut: {
      description: 'The token is deleted here and revoked on the server.',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        onDone: {
          target: 'visitor',
          actions: ['forgetPerson', 'announceSignOut'],
        },
        onError: {
          target: 'visitor',
          actions: ['forgetPerson', 'announceSignOut'],
        },
      },
    },
  },
});
