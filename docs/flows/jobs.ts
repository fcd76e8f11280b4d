import { emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readJobs: fromPromise(async () => {}),
    watchPresses: fromCallback(() => {}),
  },
  actions: {
    assignReport: () => {},
    assignPath: () => {},
    clearJobs: () => {},
    emitReported: emit({ type: 'jobs.reported' }),
    enqueueEnded: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'jobs.ended' });
      enqueue.emit({ type: 'notice.raised' });
    }),
  },
  guards: {
    isRefused: () => true,
    isUnderWay: () => true,
  },
  delays: {
    jobsInterval: 3000, // 3 s
  },
}).createMachine({
  id: 'jobs',
  description: 'The user\'s jobs, as every page shows them.',
  context: {
    path: '/',
    underWay: [],
    ready: 0,
  },
  initial: 'quiet',
  invoke: {
    id: 'watchPresses',
    src: 'watchPresses',
  },
  on: {
    'page.shown': {
      actions: 'assignPath',
    },
    'session.changed': {
      actions: 'clearJobs',
    },
  },
  states: {
    quiet: {
      description: 'No job is under way, and the server is not asked.',
      on: {
        'job.began': 'reading',
        'jobs.outdated': 'reading',
      },
    },
    reading: {
      description: 'The server is asked which jobs are under way.',
      invoke: {
        id: 'readJobs',
        src: 'readJobs',
        onDone: [
          {
            guard: 'isRefused',
            target: 'quiet',
            actions: 'clearJobs',
          },
          {
            guard: 'isUnderWay',
            target: 'waiting',
            actions: ['assignReport', 'emitReported', 'enqueueEnded'],
          },
          {
            target: 'quiet',
            actions: ['assignReport', 'emitReported', 'enqueueEnded'],
          },
        ],
        onError: 'waiting',
      },
      on: {
        'job.began': {
          target: 'reading',
          reenter: true,
        },
        'job.ended': {
          target: 'reading',
          reenter: true,
        },
        'jobs.outdated': {
          target: 'reading',
          reenter: true,
        },
        'session.changed': {
          target: 'reading',
          reenter: true,
          actions: 'clearJobs',
        },
      },
    },
    waiting: {
      description: 'A job is under way, or the server was unreachable; it is asked again soon.',
      on: {
        'job.began': 'reading',
        'job.ended': 'reading',
        'jobs.outdated': 'reading',
        'session.changed': {
          target: 'reading',
          actions: 'clearJobs',
        },
      },
      after: {
        jobsInterval: 'reading',
      },
    },
  },
});
