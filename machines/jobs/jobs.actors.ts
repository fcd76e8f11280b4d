import { fromCallback, fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { CreationsPage } from '../creations/creations.types.ts';
import type { JobsReport } from './jobs.types.ts';

export type JobsServices = {
  /** `GET /api/creations`, newest first. */
  listJobs(signal: AbortSignal): Promise<Answer<CreationsPage>>;
  /** Calls back now when this browser remembers a submit, and whenever another tab stores one. Returns the unsubscribe function. */
  onSubmit(listener: () => void): () => void;
};

const ongoing = new Set(['queued', 'running']);

/** The actors that read the user's jobs and notice submits of other tabs. */
export const jobsActors = (services: JobsServices) => ({
  /** The jobs under way, and those of `known` that have ended; null when the server refused. */
  readJobs: fromPromise<JobsReport | null, { known: readonly string[] }>(async ({ input, signal }) => {
    const { code, data } = await services.listJobs(signal);
    if (code !== codes.success || !data) return null;
    const underWay = data.items.filter(({ status }) => ongoing.has(status)).map(({ id, tool, progress }) => ({ id, tool, progress }));
    const ended = data.items
      .filter(({ id, status }) => input.known.includes(id) && !ongoing.has(status))
      .map(({ id, tool, status }) => ({ id, tool, status }));
    return { underWay, ended };
  }),
  watchSubmits: fromCallback(({ sendBack }) => services.onSubmit(() => sendBack({ type: 'jobs.outdated' }))),
});
