import { fromCallback, fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { CreationsPage } from '../creations/creations.types.ts';
import type { JobsQuery, JobsReport } from './jobs.types.ts';

export type JobsServices = {
  /** `GET /api/creations`, newest first. */
  listJobs(signal: AbortSignal): Promise<Answer<CreationsPage>>;
  /** Calls back now when this browser remembers a submit, and whenever another tab stores one. Returns the unsubscribe function. */
  onSubmit(listener: () => void): () => void;
};

const ongoing = new Set(['queued', 'running']);

/** The actors that read the user's jobs and notice submits of other tabs. */
export const jobsActors = (services: JobsServices) => ({
  /** The jobs under way, those of `known` that have ended, and the results of `visit`; null when the server refused. */
  readJobs: fromPromise<JobsReport | null, JobsQuery>(async ({ input, signal }) => {
    const { code, data } = await services.listJobs(signal);
    if (code !== codes.success || !data) return null;
    const underWay = data.items.filter(({ status }) => ongoing.has(status)).map(({ id, tool, progress }) => ({ id, tool, progress }));
    const ended = data.items
      .filter(({ id, status }) => input.known.includes(id) && !ongoing.has(status))
      .map(({ id, tool, status }) => ({ id, tool, status }));
    const made = data.items.filter(({ id, outputs }) => (input.visit.includes(id) || input.known.includes(id)) && outputs.length > 0);
    return { underWay, ended, made };
  }),
  watchSubmits: fromCallback(({ sendBack }) => services.onSubmit(() => sendBack({ type: 'jobs.outdated' }))),
});
