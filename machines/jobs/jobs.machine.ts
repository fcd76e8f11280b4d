import { output } from '../kit/output.ts';
import { jobsSetup } from './jobs.setup.ts';

/** The user's jobs as every page shows them: how many are under way, that one ended elsewhere, and what this visit made. */
export const jobsMachine = jobsSetup.createMachine({
  id: 'jobs',
  description: "The user's jobs, as every page shows them.",
  context: { path: '/', underWay: [], ready: 0, visit: [], made: [] },
  initial: 'quiet',
  invoke: { id: 'watchSubmits', src: 'watchSubmits' },
  on: {
    'page.shown': { actions: 'assignPath' },
    'creation.deleted': { actions: 'dropDeleted' },
  },
  states: {
    quiet: {
      description: 'No job is under way, and the server is not asked.',
      on: {
        'job.began': 'reading',
        'job.ended': { target: 'reading', actions: 'assignVisit' },
        'jobs.outdated': 'reading',
        'session.changed': [{ guard: 'hasVisit', target: 'reading', actions: 'clearJobs' }, { actions: 'clearJobs' }],
      },
    },
    reading: {
      description: 'The server is asked which jobs are under way.',
      invoke: {
        id: 'readJobs',
        src: 'readJobs',
        input: ({ context }) => ({ known: context.underWay.map(({ id }) => id), visit: context.visit }),
        onDone: [
          { guard: { type: 'isRefused', params: output }, target: 'quiet', actions: 'clearJobs' },
          {
            guard: { type: 'isUnderWay', params: output },
            target: 'waiting',
            actions: [
              { type: 'assignReport', params: output },
              { type: 'emitReported', params: output },
              { type: 'enqueueEnded', params: output },
            ],
          },
          {
            target: 'quiet',
            actions: [
              { type: 'assignReport', params: output },
              { type: 'emitReported', params: output },
              { type: 'enqueueEnded', params: output },
            ],
          },
        ],
        onError: 'waiting',
      },
      on: {
        'job.began': { target: 'reading', reenter: true },
        'job.ended': { target: 'reading', reenter: true, actions: 'assignVisit' },
        'jobs.outdated': { target: 'reading', reenter: true },
        'session.changed': { target: 'reading', reenter: true, actions: 'clearJobs' },
      },
    },
    waiting: {
      description: 'A job is under way, or the server was unreachable; it is asked again soon.',
      after: { jobsInterval: 'reading' },
      on: {
        'job.began': 'reading',
        'job.ended': { target: 'reading', actions: 'assignVisit' },
        'jobs.outdated': 'reading',
        'session.changed': { target: 'reading', actions: 'clearJobs' },
      },
    },
  },
});
