import { chartModel } from '../kit/model.ts';
import { jobsMachine } from './jobs.machine.ts';
import { selectJobCount, selectJobProgress, selectReadyCount } from './jobs.selectors.ts';
import type { JobsReport } from './jobs.types.ts';

const under = { id: 'job-1', tool: 'ai-text-to-image', progress: 0.5 };
const ended = (status: JobsReport['ended'][number]['status'], id = 'job-1') => ({ id, tool: 'ai-text-to-image', status });
const reports: readonly (JobsReport | null)[] = [
  { underWay: [under], ended: [] },
  { underWay: [], ended: [ended('succeeded')] },
  { underWay: [], ended: [ended('failed')] },
  { underWay: [under], ended: [ended('succeeded', 'job-2'), ended('failed', 'job-3')] },
  { underWay: [], ended: [] },
  null,
];

export const jobsModel = chartModel({
  name: 'jobs',
  machine: jobsMachine,
  inputs: [undefined],
  events: {
    'job.began': [{}],
    'job.ended': [{}],
    'jobs.outdated': [{}],
    'page.shown': [{ path: '/ai-text-to-image' }, { path: '/my-creations' }],
    'session.changed': [{}],
  },
  outcomes: { readJobs: { done: reports, error: [new Error('offline')] } },
  project: ({ path, underWay, ready }) => ({ path, underWay: underWay.length, ready: Math.min(ready, 1) }),
  invariants: {
    'a result that the list of creations shows is not announced': (snapshot) =>
      snapshot.context.path !== '/my-creations' || selectReadyCount(snapshot) === 0,
  },
  shows: {
    quiet: (snapshot) => selectJobCount(snapshot) === 0 && selectJobProgress(snapshot) === 0,
    reading: (snapshot) => selectJobCount(snapshot) <= 1,
    waiting: (snapshot) => selectJobProgress(snapshot) === selectJobCount(snapshot) / 2,
  },
});
