import { fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchLatestBuild: fromPromise(async () => {}),
    surveyTab: fromPromise(async () => {}),
    rememberReload: fromPromise(async () => {}),
    reloadPage: fromPromise(async () => {}),
    watchTab: fromCallback(() => {}),
  },
  actions: {
    assignLatest: () => {},
    assignConfirmed: () => {},
    assignFailedHref: () => {},
    assignRequestedHref: () => {},
    clearHref: () => {},
    assignDeclined: () => {},
    assignSurvey: () => {},
  },
  guards: {
    isNewer: () => true,
    isAnother: () => true,
    isPageLost: () => true,
    isLatest: () => true,
    wouldLose: () => true,
    isAnythingLost: () => true,
    isReloadedWithin: () => true,
    isReloadedBefore: () => true,
    isKept: () => true,
  },
  delays: {
    checkInterval: 300000, // 5 min
    reloadGuard: 10000, // 10 s
  },
}).createMachine({
  id: 'freshness',
  description: 'Whether this tab runs the latest build, and how it updates.',
  context: {
    build: 'A',
    latest: null,
    declined: null,
    href: null,
    survey: null,
  },
  initial: 'checking',
  invoke: {
    id: 'watchTab',
    src: 'watchTab',
  },
  on: {
    'reload.requested': {
      target: '.weighing',
      actions: 'assignRequestedHref',
    },
  },
  states: {
    checking: {
      description: 'The site is asked for its latest build.',
      invoke: {
        id: 'fetchLatestBuild',
        src: 'fetchLatestBuild',
        onDone: [
          {
            guard: 'isNewer',
            target: 'surveying',
            actions: 'assignLatest',
          },
          {
            target: 'resting',
          },
        ],
        onError: 'resting',
      },
      on: {
        'chunk.failed': {
          target: 'confirming',
          actions: 'assignFailedHref',
        },
      },
    },
    resting: {
      description: 'This tab is up to date.',
      on: {
        'tab.returned': 'checking',
        'chunk.failed': {
          target: 'confirming',
          actions: 'assignFailedHref',
        },
      },
      after: {
        checkInterval: 'checking',
      },
    },
    confirming: {
      description: 'A chunk failed to load: another build may have taken its place, or only the connection failed. Offline, a reload would lose the page.',
      invoke: {
        id: 'confirmSite',
        src: 'fetchLatestBuild',
        onDone: [
          {
            guard: 'isAnother',
            target: 'surveying',
            actions: 'assignConfirmed',
          },
          {
            guard: 'isPageLost',
            target: 'surveying',
            actions: 'assignConfirmed',
          },
          {
            target: 'resting',
            actions: 'assignConfirmed',
          },
        ],
        onError: 'resting',
      },
    },
    surveying: {
      description: 'A reload would help: the tab says what it would lose, and when it was reloaded last.',
      invoke: {
        id: 'surveyTab',
        src: 'surveyTab',
        onDone: {
          target: 'deciding',
          actions: 'assignSurvey',
        },
        onError: 'offering',
      },
    },
    deciding: {
      description: 'Never over unsaved work, never within ten seconds of the last reload, and once per build; otherwise the tab reloads.',
      always: [
        {
          guard: {
            type: 'wouldLose',
            params: {
              work: 'job',
            },
          },
          target: 'offering',
        },
        {
          guard: {
            type: 'wouldLose',
            params: {
              work: 'payment',
            },
          },
          target: 'offering',
        },
        {
          guard: {
            type: 'wouldLose',
            params: {
              work: 'file',
            },
          },
          target: 'offering',
        },
        {
          guard: {
            type: 'wouldLose',
            params: {
              work: 'text',
            },
          },
          target: 'offering',
        },
        {
          guard: {
            type: 'isReloadedWithin',
            params: {
              reloadGuard: 10000,
            },
          },
          target: 'offering',
        },
        {
          guard: 'isReloadedBefore',
          target: 'offering',
        },
        {
          target: 'remembering',
        },
      ],
    },
    weighing: {
      description: 'A person wants to reload a page that lost a part: the tab says what a reload would lose.',
      invoke: {
        id: 'weighReload',
        src: 'surveyTab',
        onDone: [
          {
            guard: 'isAnythingLost',
            target: 'asking',
            actions: 'assignSurvey',
          },
          {
            target: 'reloading',
          },
        ],
        onError: 'reloading',
      },
    },
    asking: {
      description: 'A reload would lose what the user typed or chose: a bar says so and asks first.',
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': {
          target: 'resting',
          actions: 'clearHref',
        },
      },
    },
    remembering: {
      description: 'The reload is stored, so that the page that comes does not repeat it.',
      invoke: {
        id: 'rememberReload',
        src: 'rememberReload',
        onDone: [
          {
            guard: 'isKept',
            target: 'reloading',
          },
          {
            target: 'offering',
          },
        ],
        onError: 'offering',
      },
    },
    reloading: {
      description: 'The page is reloading.',
      invoke: {
        id: 'reloadPage',
        src: 'reloadPage',
        onError: 'offering',
      },
      after: {
        reloadGuard: 'offering',
      },
    },
    offering: {
      description: 'A bar says that there is a new version, and offers "Reload".',
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': {
          target: 'resting',
          actions: 'assignDeclined',
        },
        'chunk.failed': {
          actions: 'assignFailedHref',
        },
      },
      always: {
        guard: 'isLatest',
        target: 'resting',
        actions: 'clearHref',
      },
    },
  },
});
