import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Job } from '../job/job.types.ts';
import type { PageQuery } from '../listing/listing.types.ts';
import type { CreationsEvent, CreationsPage, Deletions } from './creations.types.ts';

export type CreationsServices = {
  /** `GET /api/creations`. */
  listCreations(query: { cursor?: string; tool?: string }, signal: AbortSignal): Promise<Answer<CreationsPage>>;
  /** `POST /api/generations/{id}/cancel`. */
  cancelJob(id: string): Promise<Answer<Job>>;
  /** `DELETE /api/creations/{id}`. */
  deleteCreation(id: string): Promise<Answer<null>>;
  /** Calls back when the person comes back to this tab. Returns the unsubscribe function. */
  onReturn(listener: () => void): () => void;
};

type Outcome = Exclude<keyof Deletions, 'hasBroken'>;

const outcomeOf = (code: number): Outcome => {
  if (code === codes.success || code === codes.notFound) return 'gone';
  return code === codes.signInNeeded ? 'owed' : 'kept';
};

/** The actors that list and delete a person's creations. */
export const creationsActors = (services: CreationsServices) => ({
  /** A page of the list, or null when the server refused. */
  loadPage: fromPromise<CreationsPage | null, PageQuery>(async ({ input, signal }) => {
    const query = { ...(input.cursor !== null && { cursor: input.cursor }), ...(input.filter !== null && { tool: input.filter }) };
    const { code, data } = await services.listCreations(query, signal);
    return code === codes.success ? data : null;
  }),
  /** The job as it is after the request, or null when the server refused. */
  cancelJob: fromPromise<Job | null, { id: string }>(async ({ input }) => {
    const { code, data } = await services.cancelJob(input.id);
    return code === codes.success ? data : null;
  }),
  /** Deletes them all at once; one that was already deleted counts as gone, and one that its session was too old for is owed. */
  deleteCreations: fromPromise<Deletions, { ids: string[] }>(async ({ input: { ids } }) => {
    const answers = await Promise.allSettled(ids.map((id) => services.deleteCreation(id)));
    const outcomes = answers.map((each) => (each.status === 'fulfilled' ? outcomeOf(each.value.code) : 'kept'));
    const idsOf = (outcome: Outcome) => ids.filter((_, place) => outcomes[place] === outcome);
    return {
      gone: idsOf('gone'),
      owed: idsOf('owed'),
      kept: idsOf('kept'),
      hasBroken: answers.some(({ status }) => status === 'rejected'),
    };
  }),
  watchReturn: fromCallback<EventObject>(({ sendBack }) =>
    services.onReturn(() => sendBack({ type: 'tab.returned' } satisfies CreationsEvent)),
  ),
});
