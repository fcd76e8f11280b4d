import { fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    fetchLatestBuild: fromPromise(async () => {}),
    claimReload: fromPromise(async () => {}),
    reloadPage: fromPromise(async () => {}),
    watchTab: fromCallback(() => {}),
  },
  actions: {
    keepLatest: () => {},
    keepFailedHref: () => {},
    declineLatest: () => {},
    beginWork: () => {},
    endWork: () => {},
  },
  guards: {
    isNewer: () => true,
    isAtWork: () => false,
    isGranted: () => true,
  },
  delays: {
    checkInterval: 300000,
    reloadGuard: 10000,
  },
}).createMachine({
  id: 'freshness',
  description: 'Whether this tab runs the latest build, and how it updates.',
  context: {
    build: 'A',
    latest: null,
    declined: null,
    href: null,
    work: [],
  },
  initial: 'checking',
  invoke: {
    id: 'watchTab',
    src: 'watchTab',
  },
  on: {
    'work.began': {
      actions: 'beginWork',
    },
    'work.ended': {
      actions: 'endWork',
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
            target: 'deciding',
            actions: 'keepLatest',
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
          actions: 'keepFailedHref',
        },
      },
    },
    resting: {
      description: 'This tab is up to date.',
      on: {
        'tab.returned': 'checking',
        'chunk.failed': {
          target: 'confirming',
          actions: 'keepFailedHref',
        },
      },
      after: {
        checkInterval: 'checking',
      },
    },
    confirming: {
      description: 'A chunk failed to load: offline, a reload would lose the page, so the latest build is checked first.',
      invoke: {
        id: 'confirmSite',
        src: 'fetchLatestBuild',
        onDone: 'deciding',
        onError: 'resting',
      },
    },
    deciding: {
      description: 'A reload would help; it must not destroy unsaved work.',
      always: [
        {
          guard: 'isAtWork',
          target: 'offering',
        },
        {
          target: 'claiming',
        },
      ],
    },
    claiming: {
      description: 'Checks the limit on automatic reloads: once per build, and not within ten seconds of the last one.',
      invoke: {
        id: 'claimReload',
        src: 'claimReload',
        onDone: [
          {
            guard: 'isGranted',
            target: 'reloading',
          },
          {
            target: 'offering',
          },
        ],
        onError: 'offering',
      },
      on: {
        'work.began': {
          target: 'offering',
          actions: 'beginWork',
        },
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
      description: 'A bar offers "Reload".',
      on: {
        'reload.accepted': 'reloading',
        'reload.declined': {
          target: 'resting',
          actions: 'declineLatest',
        },
        'chunk.failed': {
          actions: 'keepFailedHref',
        },
      },
    },
  },
});
