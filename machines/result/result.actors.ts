import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { keepJob, type MemoryServices } from '../job/job.memory.ts';

export type ResultServices = MemoryServices & {
  /** `DELETE /api/creations/{id}`. */
  deleteCreation(id: string): Promise<Answer<null>>;
};

/** The actors of a result. */
export const resultActors = (services: ResultServices) => ({
  // A creation that is already gone counts as deleted.
  deleteJob: fromPromise<boolean, { id: string }>(async ({ input }) => {
    const { code } = await services.deleteCreation(input.id);
    return code === codes.success || code === codes.notFound;
  }),
  keepJob: keepJob(services),
});
