import { fromCallback, fromPromise, setup } from 'xstate';

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
    tellVisitor: () => {},
    tellUser: () => {},
    askForLogin: () => {},
    announceSignOut: () => {},
    announceExpiry: () => {},
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
    retryDelay: 10000,
  },
}).createMachine({
  id: 'session',
  description: 'Whether a visitor or a signed-in person is here, and what is known of the person.',
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
      description: 'The browser is asked whether somebody signed in here before.',
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
      description: 'Nobody is signed in.',
      entry: 'tellVisitor',
      on: {
        'token.changed': {
          guard: 'isNewToken',
          target: 'signedIn',
          actions: 'keepToken',
        },
      },
    },
    storing: {
      description: 'A new token is put where the next visit and the other tabs find it.',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        onDone: 'signedIn',
        onError: 'signedIn',
      },
    },
    signedIn: {
      description: 'A person is signed in.',
      initial: 'loading',
      entry: 'tellUser',
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
        'signOut.requested': 'signingOut',
        'user.reloadRequested': '.loading',
      },
      states: {
        loading: {
          description: 'What the server knows of the person is on its way; what was known before stands meanwhile.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: 'isLoaded',
                target: 'known',
                actions: 'keepUser',
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
          description: 'The person and the balance are known.',
        },
        unreachable: {
          description: 'The server did not say who this is; it is asked again in a while.',
          after: {
            retryDelay: 'loading',
          },
        },
      },
    },
    expiring: {
      description: 'The server no longer knows the token; it is forgotten and the way leads to sign-in.',
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
      description: 'The token is forgotten here and revoked on the server.',
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
