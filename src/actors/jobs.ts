import { jobsActors } from '../../machines/jobs/jobs.actors.ts';
import { jobsMachine } from '../../machines/jobs/jobs.machine.ts';
import type { Root } from './root.ts';
import { limits } from '../../contract/facts/limits.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { listCreations } from '../../contract/structs/calls/generations.ts';
import type { JobsServices } from '../../machines/jobs/jobs.actors.ts';
import { callApi } from '../platform/api.ts';
import { localKeys, onOtherTabs } from '../platform/storage.ts';

/** What every submit is stored under; `generation.ts` adds the tool. */
const isSubmitKey = (key: string): boolean => key.startsWith(`${projectKey}Job.`);

/** Reads the person's jobs, and notices submits that are stored in this browser. */
export const jobsServices: JobsServices = {
  listJobs: (signal) => callApi(listCreations, { query: { limit: `${limits.recentJobs}` }, signal, quiet: true }),
  onSubmit(listener) {
    if (localKeys().some(isSubmitKey)) listener();
    return onOtherTabs((key, value) => {
      if (value !== null && isSubmitKey(key)) listener();
    });
  },
};

/** The actor that knows the person's jobs on every page. */
export const jobsFlow = (root: Root) =>
  root.keep({ role: 'jobs' }, () => ({ logic: jobsMachine.provide({ actors: jobsActors(jobsServices) }) }));
