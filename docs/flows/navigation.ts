import { fromCallback, fromPromise, setup } from 'xstate';

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
    setOut: () => {},
    followRule: () => {},
    aimOutside: () => {},
    keepFound: () => {},
    arrive: () => {},
    endWay: () => {},
    tellEntered: () => {},
    tellTraversed: () => {},
    tellChunkFailed: () => {},
    keepRefresh: () => {},
    askForSignIn: () => {},
    goToLogin: () => {},
    goToSaved: () => {},
  },
  guards: {
    isElsewhere: () => true,
    isHere: () => true,
    isRedirected: () => true,
    isSentOutside: () => true,
    isFound: () => false,
    isNotOnLogin: () => true,
    hasGone: () => true,
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page is on screen, the way to the next one, and the path that a sign-in returns to.',
  context: {
    href: '/fr/pricing',
    found: true,
    section: 'pricing',
    pending: null,
    redirects: 0,
    refresh: false,
  },
  type: 'parallel',
  states: {
    page: {
      description: 'The page on screen and the way to the next.',
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
            actions: 'setOut',
          },
          {
            guard: 'isHere',
            target: '.committingHash',
            actions: 'setOut',
          },
        ],
        'history.traversed': [
          {
            guard: 'isElsewhere',
            target: '.matching',
            actions: ['setOut', 'tellTraversed'],
          },
          {
            target: '.showing.scrolling',
            actions: ['setOut', 'arrive', 'tellTraversed'],
          },
        ],
      },
      states: {
        showing: {
          description: 'A page is on screen.',
          initial: 'judging',
          states: {
            judging: {
              description: 'Whether it is the page itself or the 404 page.',
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
              description: 'The page that was asked for.',
            },
            missing: {
              description: '\'Page Not Found\': no such page, or its own validation failed.',
            },
            scrolling: {
              description: 'The page moves to its top, or to the target of the hash.',
              exit: 'endWay',
              invoke: {
                id: 'scrollPage',
                src: 'scrollPage',
                onDone: 'judging',
                onError: 'judging',
              },
            },
          },
        },
        matching: {
          description: 'The rules of the route are looked up: a path may lead elsewhere.',
          tags: 'travelling',
          invoke: {
            id: 'lookUpRule',
            src: 'lookUpRule',
            onDone: [
              {
                guard: 'isSentOutside',
                target: 'leaving',
                actions: 'aimOutside',
              },
              {
                guard: 'isRedirected',
                target: 'matching',
                reenter: true,
                actions: 'followRule',
              },
              {
                target: 'loading',
              },
            ],
            onError: 'loading',
          },
        },
        loading: {
          description: 'The page is loaded and validates its address, while the one before stays on screen.',
          tags: 'travelling',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            onDone: {
              target: 'committing',
              actions: 'keepFound',
            },
            onError: {
              target: 'failed',
              actions: 'tellChunkFailed',
            },
          },
        },
        committing: {
          description: 'The address becomes that of the new page, unless the browser has changed it already.',
          tags: 'travelling',
          invoke: {
            id: 'commitLocation',
            src: 'commitLocation',
            onDone: {
              target: 'showing.scrolling',
              actions: ['arrive', 'tellEntered'],
            },
            onError: 'failed',
          },
        },
        committingHash: {
          description: 'Another place on the same page.',
          invoke: {
            id: 'commitHash',
            src: 'commitLocation',
            onDone: {
              target: 'showing.scrolling',
              actions: 'arrive',
            },
            onError: 'showing.judging',
          },
        },
        failed: {
          description: '\'Internal Server Error\': the page could not be loaded; it can be tried again.',
          on: {
            'navigation.retried': 'matching',
          },
        },
        leaving: {
          description: 'The window goes to another site.',
          tags: 'travelling',
          invoke: {
            id: 'leaveSite',
            src: 'leaveSite',
            onError: {
              target: 'showing.judging',
              actions: 'endWay',
            },
          },
        },
      },
    },
    memory: {
      description: 'The path that a sign-in returns to.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being kept or fetched.',
          on: {
            'login.needed': {
              guard: 'isNotOnLogin',
              target: 'savingForPage',
            },
            'signIn.required': {
              target: 'savingForDialog',
              actions: 'keepRefresh',
            },
            'return.requested': 'recalling',
            'back.requested': 'goingBack',
          },
        },
        savingForPage: {
          description: 'The full path is kept; then the way leads to /login.',
          invoke: {
            id: 'savePathForPage',
            src: 'savePath',
            onDone: {
              target: 'resting',
              actions: 'goToLogin',
            },
            onError: {
              target: 'resting',
              actions: 'goToLogin',
            },
          },
        },
        savingForDialog: {
          description: 'The full path is kept; then the sign-in dialog opens.',
          invoke: {
            id: 'savePathForDialog',
            src: 'savePath',
            onDone: {
              target: 'resting',
              actions: 'askForSignIn',
            },
            onError: {
              target: 'resting',
              actions: 'askForSignIn',
            },
          },
        },
        recalling: {
          description: 'The kept path is fetched and forgotten; the way leads there when it is ours, else to /.',
          invoke: {
            id: 'takeSavedPath',
            src: 'takeSavedPath',
            onDone: {
              target: 'resting',
              actions: 'goToSaved',
            },
            onError: {
              target: 'resting',
              actions: 'goToSaved',
            },
          },
        },
        goingBack: {
          description: 'The browser goes back; where there is nothing to go back to, the way leads to the kept path.',
          invoke: {
            id: 'goBack',
            src: 'goBack',
            onDone: [
              {
                guard: 'hasGone',
                target: 'resting',
              },
              {
                target: 'recalling',
              },
            ],
            onError: 'recalling',
          },
        },
      },
    },
  },
});
