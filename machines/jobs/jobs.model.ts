import { chartModel } from '../kit/model.ts';
import { jobsMachine } from './jobs.machine.ts';
import { creation } from '../deletion/deletion.sample.ts';
import { selectJobCount, selectJobProgress, selectReadyCount } from './jobs.selectors.ts';
import type { JobsReport } from './jobs.types.ts';

const under = { id: 'job-1', tool: 'ai-text-to-image', progress: 0.5 };
const ended = (status: JobsReport['ended'][number]['status'], id = 'job-1') => ({ id, tool: 'ai-text-to-image', status });
const reports: readonly (JobsReport | null)[] = [
  { underWay: [under], ended: [], made: [] },
  { underWay: [], ended: [ended('succeeded')], made: [creation('job-1')] },
  { underWay: [], ended: [ended('failed')], made: [] },
  { underWay: [under], ended: [ended('succeeded', 'job-2'), ended('failed', 'job-3')], made: [creation('job-2')] },
  { underWay: [], ended: [], made: [] },
  null,
];

export const jobsModel = chartModel({
  name: 'jobs',
  machine: jobsMachine,
  inputs: [undefined],
  events: {
    'job.began': [{}],
    'job.ended': [{ id: 'job-1' }],
    'creation.deleted': [{ id: 'job-1' }],
    'jobs.outdated': [{}],
    'page.shown': [{ path: '/ai-text-to-image' }, { path: '/my-creations' }],
    'session.changed': [{}],
  },
  outcomes: { readJobs: { done: reports, error: [new Error('offline')] } },
  project: ({ path, underWay, ready, visit, made }) => ({
    path,
    underWay: underWay.length,
    ready: Math.min(ready, 1),
    visit: visit.length > 0,
    made: made.length,
  }),
  invariants: {
    'each job of a visit is named once': ({ context: { visit } }) => new Set(visit).size === visit.length,
    'a result that the list of creations shows is not announced': (snapshot) =>
      snapshot.context.path !== '/my-creations' || selectReadyCount(snapshot) === 0,
  },
  shows: {
    quiet: (snapshot) => selectJobCount(snapshot) === 0 && selectJobProgress(snapshot) === 0,
    reading: (snapshot) => selectJobCount(snapshot) <= 1,
    waiting: (snapshot) => selectJobProgress(snapshot) === selectJobCount(snapshot) / 2,
  },
});
