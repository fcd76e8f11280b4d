import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { actions, guards } from './jobs.implementation.ts';
import type { JobsReport, JobsTypes } from './jobs.types.ts';

/** The person's jobs as every page shows them: how many are under way, and that one ended elsewhere. */
export const jobsMachine = setup({
  types: {} as JobsTypes,
  actors: {
    readJobs: port<JobsReport | null, { known: readonly string[] }>('readJobs'),
    watchPresses: listenerPort<{ type: 'jobs.outdated' }>('watchPresses'),
  },
  actions,
  guards,
  delays: { jobsInterval: times.jobsInterval },
}).createMachine({
  id: 'jobs',
  description: "The person's jobs, seen from every page.",
  context: { path: '/', underWay: [], news: [], ready: 0 },
  initial: 'quiet',
  invoke: { id: 'watchPresses', src: 'watchPresses' },
  on: {
    'page.shown': { actions: 'notePath' },
    'session.changed': { actions: 'forgetJobs' },
  },
  states: {
    quiet: {
      // A job that ends is ignored: none was known to be under way.
      description: 'No job is under way, and nobody is asked.',
      on: { 'job.began': 'reading', 'jobs.outdated': 'reading' },
    },
    reading: {
      description: 'The server is asked which jobs are under way.',
      invoke: {
        id: 'readJobs',
        src: 'readJobs',
        input: ({ context }) => ({ known: context.underWay.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'hasEnded', params: output },
            target: 'judging',
            actions: [{ type: 'noteReport', params: output }, 'tellReport', 'tellEnded'],
          },
          {
            guard: { type: 'isAnswered', params: output },
            target: 'judging',
            actions: [{ type: 'noteReport', params: output }, 'tellReport'],
          },
          { target: 'quiet', actions: 'forgetJobs' },
        ],
        onError: 'waiting',
      },
      on: {
        'job.began': { target: 'reading', reenter: true },
        'job.ended': { target: 'reading', reenter: true },
        'jobs.outdated': { target: 'reading', reenter: true },
        'session.changed': { target: 'reading', reenter: true, actions: 'forgetJobs' },
      },
    },
    judging: {
      description: 'What ended on another page is told once.',
      always: [
        { guard: 'hasResult', actions: ['tellReady', 'dropNews'] },
        { guard: 'hasFailure', actions: ['tellFailed', 'dropNews'] },
        { guard: 'isUnderWay', target: 'waiting' },
        { target: 'quiet' },
      ],
    },
    waiting: {
      description: 'A job is under way, or the server was unreachable; it is asked again soon.',
      after: { jobsInterval: 'reading' },
      on: {
        'job.began': 'reading',
        'job.ended': 'reading',
        'jobs.outdated': 'reading',
        'session.changed': { target: 'reading', actions: 'forgetJobs' },
      },
    },
  },
});
