import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { deletionActors, type DeletionServices } from '../deletion/deletion.actors.ts';
import { deletionMachine } from '../deletion/deletion.machine.ts';
import type { Job } from '../job/job.types.ts';
import type { PageQuery } from '../listing/listing.types.ts';
import type { CreationsEvent, CreationsPage } from './creations.types.ts';

export type CreationsServices = DeletionServices & {
  /** `GET /api/creations`. */
  listCreations(query: { cursor?: string; tool?: string }, signal: AbortSignal): Promise<Answer<CreationsPage>>;
  /** `POST /api/generations/{id}/cancel`. */
  cancelJob(id: string): Promise<Answer<Job>>;
  /** Calls back when the person comes back to this tab. Returns the unsubscribe function. */
  onReturn(listener: () => void): () => void;
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
  deletion: deletionMachine.provide({ actors: deletionActors(services) }),
  watchReturn: fromCallback<EventObject>(({ sendBack }) =>
    services.onReturn(() => sendBack({ type: 'tab.returned' } satisfies CreationsEvent)),
  ),
});
