import { assign, emit, enqueueActions, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { unseen } from './jobs.rules.ts';
import type { JobsQuery, JobsReport, JobsTypes } from './jobs.types.ts';

const base = setup({
  types: {} as JobsTypes,
  actors: {
    readJobs: port<JobsReport | null, JobsQuery>('readJobs'),
    watchSubmits: listenerPort<{ type: 'jobs.outdated' }>('watchSubmits'),
  },
  delays: { jobsInterval: times.jobsInterval },
});

/** The ports, guards and actions of the jobs chart. */
export const jobsSetup = base
  .extend({
    guards: {
      isRefused: (_, report: JobsReport | null) => report === null,
      isUnderWay: (_, report: JobsReport | null) => (report?.underWay.length ?? 0) > 0,
      hasVisit: ({ context }) => context.visit.length > 0,
    },
  })
  .extend({
    actions: {
      assignReport: assign(({ context }, report: JobsReport | null) => {
        const { underWay, ended, made } = required(report, 'report');
        const visit = [...new Set([...context.visit, ...underWay.map(({ id }) => id)])];
        return { underWay, visit, made, ready: context.ready + unseen(ended, context.path).ready };
      }),
      assignVisit: assign(({ context, event }) => {
        const { id } = asserted(event, 'job.ended');
        return { visit: context.visit.includes(id) ? context.visit : [...context.visit, id] };
      }),
      dropDeleted: assign(({ context, event }) => {
        const deleted = asserted(event, 'creation.deleted').id;
        return { made: context.made.filter(({ id }) => id !== deleted) };
      }),
      assignPath: assign(({ context, event }) => {
        const { path } = asserted(event, 'page.shown');
        return { path, ready: path === '/my-creations' ? 0 : context.ready };
      }),
      // The ids stay: what a visitor made may belong to the user from now on, and of anybody else's the server reports nothing.
      clearJobs: assign({ underWay: [], ready: 0, made: [] }),
      emitReported: emit((_, report: JobsReport | null) => ({
        type: 'jobs.reported' as const,
        underWay: required(report, 'report').underWay,
      })),
      // One report may end several jobs, so a failure beside a result is announced too.
      enqueueEnded: enqueueActions(({ context, enqueue }, report: JobsReport | null) => {
        const { ended } = required(report, 'report');
        if (ended.length === 0) return;
        enqueue.emit({ type: 'jobs.ended' });
        const { ready, failed } = unseen(ended, context.path);
        if (ready > 0) enqueue.emit(notice('success', { key: 'jobReady' }));
        if (failed > 0) enqueue.emit(notice('warning', { key: 'jobFailed' }));
      }),
    },
  });
