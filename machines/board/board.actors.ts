import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { ActFields, BoardAct, BoardFilter, BoardLook, BoardName, BoardPage } from './board.types.ts';

export type BoardQuery = { board: BoardName; filter: BoardFilter; cursor: string | null };
export type BoardOrder = { board: BoardName; act: BoardAct; fields: ActFields };

export type BoardServices = {
  /** `GET /api/operator/jobs`, or the list of another board. */
  list(query: BoardQuery, signal: AbortSignal): Promise<Answer<BoardPage>>;
  /** `POST /api/operator/jobs/{id}/cancel`, or another act. */
  act(order: BoardOrder): Promise<Answer<null>>;
};

/** Reads a board and acts on what it lists; null for an answer that another try may change, or for an act that was done. */
export const boardActors = (services: BoardServices) => {
  const list = fromPromise<BoardLook, BoardQuery>(async ({ input, signal }) => {
    const { code, data } = await services.list(input, signal);
    if (data) return data;
    if (code === codes.notFound) return 'missing';
    return code === codes.codeNeeded ? 'locked' : null;
  });
  const act = fromPromise<string | null, BoardOrder>(async ({ input }) => {
    const { code, msg } = await services.act(input);
    return code === codes.success ? null : msg;
  });
  return { list, listMore: list, act };
};
