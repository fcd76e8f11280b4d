import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    readJobs: fromPromise(async () => {}),
    watchPresses: fromCallback(() => {}),
  },
  actions: {
    noteReport: () => {},
    notePath: () => {},
    forgetJobs: () => {},
    dropNews: () => {},
    tellReport: emit({ type: 'jobs.reported' }),
    tellEnded: emit({ type: 'jobs.ended' }),
    tellReady: emit({ type: 'notice.raised' }),
    tellFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    isAnswered: () => true,
    hasEnded: () => true,
    hasResult: () => false,
    hasFailure: () => false,
    isUnderWay: () => false,
  },
  delays: {
    jobsInterval: 3000, // 3 s
  },
}).createMachine({
  id: 'jobs',
  description: 'The person\'s jobs, seen from every page.',
  context: {
    path: '/',
    underWay: [],
    news: [],
    ready: 0,
  },
  initial: 'quiet',
  invoke: {
    id: 'watchPresses',
    src: 'watchPresses',
  },
  on: {
    'page.shown': {
      actions: 'notePath',
    },
    'session.changed': {
      actions: 'forgetJobs',
    },
  },
  states: {
    quiet: {
      description: 'No job is under way, and nobody is asked.',
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
            guard: 'hasEnded',
            target: 'judging',
            actions: ['noteReport', 'tellReport', 'tellEnded'],
          },
          {
            guard: 'isAnswered',
            target: 'judging',
            actions: ['noteReport', 'tellReport'],
          },
          {
            target: 'quiet',
            actions: 'forgetJobs',
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
          actions: 'forgetJobs',
        },
      },
    },
    judging: {
      description: 'What ended on another page is told once.',
      always: [
        {
          guard: 'hasResult',
          actions: ['tellReady', 'dropNews'],
        },
        {
          guard: 'hasFailure',
          actions: ['tellFailed', 'dropNews'],
        },
        {
          guard: 'isUnderWay',
          target: 'waiting',
        },
        {
          target: 'quiet',
        },
      ],
    },
    waiting: {
      description: 'A job is under way, or the server was unreachable; it is asked again soon.',
      on: {
        'job.began': 'reading',
        'job.ended': 'reading',
        'jobs.outdated': 'reading',
        'session.changed': {
          target: 'reading',
          actions: 'forgetJobs',
        },
      },
      after: {
        jobsInterval: 'reading',
      },
    },
  },
});
