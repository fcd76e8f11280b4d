import { jobsActors } from '../../machines/jobs/jobs.actors.ts';
import { jobsMachine } from '../../machines/jobs/jobs.machine.ts';
import type { Root } from './root.ts';
import { limits } from '../../contract/facts/limits.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { listCreations } from '../../contract/structs/calls/generations.ts';
import type { JobsServices } from '../../machines/jobs/jobs.actors.ts';
import { callApi } from '../platform/api.ts';
import { localKeys, onOtherTabs } from '../platform/storage.ts';

/** What every press is stored under; `generation.ts` adds the tool. */
const isPress = (key: string): boolean => key.startsWith(`${projectKey}Job.`);

/** Reads the person's jobs, and notices presses that are stored in this browser. */
export const jobsServices: JobsServices = {
  listJobs: (signal) => callApi(listCreations, { query: { limit: `${limits.recentJobs}` }, signal, quiet: true }),
  onPress(listener) {
    if (localKeys().some(isPress)) listener();
    return onOtherTabs((key, value) => {
      if (value !== null && isPress(key)) listener();
    });
  },
};

/** The actor that knows the person's jobs on every page. */
export const jobsFlow = (root: Root) =>
  root.keep({ role: 'jobs' }, () => ({ logic: jobsMachine.provide({ actors: jobsActors(jobsServices) }) }));
