import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { DeletionAnswer } from './deletion.types.ts';

export type DeletionServices = {
  /** `DELETE /api/creations/{id}`, sent also while the page is being closed. */
  deleteCreation(id: string): Promise<Answer<null>>;
};

/** The actor of a deletion; a creation that was deleted before counts as gone. */
export const deletionActors = (services: DeletionServices) => ({
  deleteCreation: fromPromise<DeletionAnswer, { id: string }>(async ({ input }) => {
    const { code } = await services.deleteCreation(input.id);
    if (code === codes.success || code === codes.notFound) return 'gone';
    return code === codes.signInNeeded ? 'owed' : 'kept';
  }),
});
