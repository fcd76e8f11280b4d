import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { refusalOf, type Refusal } from '../kit/outcome.ts';

export type DevicesServices = {
  /** `DELETE /api/users/sessions/{id}`. */
  endSession(id: string): Promise<Answer<null>>;
};

/** Signs out a device. */
export const devicesActors = (services: DevicesServices) => ({
  endSession: fromPromise<Refusal, { id: string }>(async ({ input }) => {
    const answer = await services.endSession(input.id);
    // A session that no longer exists counts as ended.
    return answer.code === codes.notFound ? null : refusalOf(answer);
  }),
});
