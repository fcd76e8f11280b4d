import { emit, fromCallback, fromPromise, raise, setup } from 'xstate';

export default setup({
  actors: {
    lookUpRule: fromPromise(async () => {}),
    loadPage: fromPromise(async () => {}),
    commitLocation: fromPromise(async () => {}),
    scrollPage: fromPromise(async () => {}),
    leaveSite: fromPromise(async () => {}),
    savePath: fromPromise(async () => {}),
    takeSavedPath: fromPromise(async () => {}),
    goBack: fromPromise(async () => {}),
    watchHistory: fromCallback(() => {}),
  },
  actions: {
    assignDestination: () => {},
    assignRedirect: () => {},
    assignExit: () => {},
    assignFound: () => {},
    assignLocation: () => {},
    clearDestination: () => {},
    emitEntered: emit({ type: 'page.entered' }),
    emitShown: emit({ type: 'page.shown' }),
    emitQuery: emit({ type: 'query.given' }),
    emitAddress: emit({ type: 'address.changed' }),
    emitTraversed: emit({ type: 'history.traversed' }),
    emitChunkFailed: emit({ type: 'chunk.failed' }),
    emitAuthWanted: emit({ type: 'auth.wanted' }),
    raiseLogin: raise({ type: 'navigation.requested' }),
    raiseSignInEnd: raise({ type: 'signIn.ended' }),
    raiseReturn: raise({ type: 'navigation.requested' }),
  },
  guards: {
    isElsewhere: () => true,
    isHere: () => true,
    isRedirected: () => true,
    isSentOutside: () => true,
    isOtherLanguage: () => true,
    isFound: () => true,
    isNotOnLogin: () => true,
    isNotBoundForLogin: () => true,
    isLeavingLogin: () => true,
    hasGone: () => true,
  },
  delays: {
    placeTimeout: 3000, // 3 s
  },
}).createMachine({
  id: 'navigation',
  description: 'The page on screen, the navigation to the next one, and the path to return to after a sign-in.',
  context: {
    href: '/fr/pricing',
    found: true,
    section: 'pricing',
    isReturn: false,
    pending: null,
    redirects: 0,
  },
  type: 'parallel',
  entry: ['emitShown', 'emitQuery', 'emitAddress'],
  states: {
    page: {
      description: 'The page on screen and the navigation to the next.',
      initial: 'showing',
      invoke: {
        id: 'watchHistory',
        src: 'watchHistory',
      },
      on: {
        'navigation.requested': [
          {
            guard: 'isElsewhere',
            target: '.matching',
            actions: 'assignDestination',
          },
          {
            guard: 'isHere',
            target: '.committingHash',
            actions: 'assignDestination',
          },
        ],
        'history.traversed': [
          {
            guard: 'isElsewhere',
            target: '.matching',
            actions: ['assignDestination', 'emitTraversed'],
          },
          {
            target: '.showing.scrolling',
            actions: ['assignDestination', 'assignLocation', 'emitAddress', 'emitTraversed'],
          },
        ],
      },
      states: {
        showing: {
          description: 'A page is on screen.',
          initial: 'judging',
          states: {
            judging: {
              description: 'Decides between the page itself and the 404 page.',
              always: [
                {
                  guard: 'isFound',
                  target: 'found',
                },
                {
                  target: 'missing',
                },
              ],
            },
            found: {
              description: 'The requested page is shown.',
            },
            missing: {
              description: '\'Page Not Found\' is shown: there is no such page, or its own validation failed.',
            },
            scrolling: {
              description: 'The page scrolls to its top or to the target of the hash; after back or forward to where it was left.',
              exit: 'clearDestination',
              invoke: {
                id: 'scrollPage',
                src: 'scrollPage',
                onDone: 'judging',
                onError: 'judging',
              },
              after: {
                placeTimeout: 'judging',
              },
            },
          },
        },
        matching: {
          description: 'The route rules are looked up: a path may redirect.',
          tags: 'travelling',
          invoke: {
            id: 'lookUpRule',
            src: 'lookUpRule',
            onDone: [
              {
                guard: 'isSentOutside',
                target: 'leaving',
                actions: 'assignExit',
              },
              {
                guard: 'isRedirected',
                target: 'matching',
                reenter: true,
                actions: 'assignRedirect',
              },
              {
                target: 'loading',
              },
            ],
            onError: 'loading',
          },
        },
        loading: {
          description: 'The page loads and validates its address; the previous page stays on screen.',
          tags: 'travelling',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            onDone: {
              target: 'committing',
              actions: 'assignFound',
            },
            onError: {
              target: 'failed',
              actions: 'emitChunkFailed',
            },
          },
        },
        committing: {
          description: 'The address of the new page is set, unless the browser has already set it.',
          tags: 'travelling',
          invoke: {
            id: 'commitLocation',
            src: 'commitLocation',
            onDone: [
              {
                guard: 'isOtherLanguage',
                target: 'showing.scrolling',
                actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitAddress'],
              },
              {
                guard: 'isLeavingLogin',
                target: 'showing.scrolling',
                actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitQuery', 'emitAddress', 'raiseSignInEnd'],
              },
              {
                target: 'showing.scrolling',
                actions: ['assignLocation', 'emitEntered', 'emitShown', 'emitQuery', 'emitAddress'],
              },
            ],
            onError: 'failed',
          },
        },
        committingHash: {
          description: 'The hash changes on the same page.',
          invoke: {
            id: 'commitHash',
            src: 'commitLocation',
            onDone: {
              target: 'showing.scrolling',
              actions: ['assignLocation', 'emitAddress'],
            },
            onError: 'showing.judging',
          },
        },
        failed: {
          description: '\'Internal Server Error\' is shown: the page failed to load; the user can retry.',
          on: {
            'navigation.retried': 'matching',
          },
        },
        leaving: {
          description: 'The window navigates to another site.',
          tags: 'travelling',
          invoke: {
            id: 'leaveSite',
            src: 'leaveSite',
            onError: {
              target: 'showing.judging',
              actions: 'clearDestination',
            },
          },
        },
      },
    },
    memory: {
      description: 'The path to return to after a sign-in.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No path is being saved or read.',
          on: {
            'login.needed': {
              guard: 'isNotOnLogin',
              target: 'savingForPage',
            },
            'signIn.required': {
              guard: 'isNotBoundForLogin',
              target: 'savingForDialog',
            },
            'return.requested': 'recalling',
            'back.requested': 'goingBack',
            'signIn.ended': 'forgetting',
          },
        },
        savingForPage: {
          description: 'The full path is saved; then /login opens.',
          invoke: {
            id: 'savePathForPage',
            src: 'savePath',
            onDone: {
              target: 'resting',
              actions: 'raiseLogin',
            },
            onError: {
              target: 'resting',
              actions: 'raiseLogin',
            },
          },
        },
        savingForDialog: {
          description: 'The full path is saved; then the sign-in dialog opens.',
          invoke: {
            id: 'savePathForDialog',
            src: 'savePath',
            onDone: {
              target: 'resting',
              actions: 'emitAuthWanted',
            },
            onError: {
              target: 'resting',
              actions: 'emitAuthWanted',
            },
          },
        },
        recalling: {
          description: 'The saved path is read and cleared; navigation goes there when it is on this site, otherwise to /.',
          invoke: {
            id: 'takeSavedPath',
            src: 'takeSavedPath',
            onDone: {
              target: 'resting',
              actions: 'raiseReturn',
            },
            onError: {
              target: 'resting',
              actions: {
                type: 'raiseReturn',
                params: {
                  href: null,
                },
              },
            },
          },
        },
        goingBack: {
          description: 'The browser goes back; without a previous page, navigation goes to the saved path.',
          invoke: {
            id: 'goBack',
            src: 'goBack',
            onDone: [
              {
                guard: 'hasGone',
                target: 'forgetting',
              },
              {
                target: 'recalling',
              },
            ],
            onError: 'recalling',
          },
        },
        forgetting: {
          description: 'The saved path is cleared: no sign-in needs it any more.',
          invoke: {
            id: 'dropSavedPath',
            src: 'takeSavedPath',
            onDone: 'resting',
            onError: 'resting',
          },
        },
      },
    },
  },
});
