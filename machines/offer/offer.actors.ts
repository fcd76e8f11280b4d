import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Offered } from './offer.types.ts';

export type OfferServices = {
  /** `GET /api/tools`; `isFresh` passes over the copy that the browser keeps. */
  listTools(isFresh: boolean, signal: AbortSignal): Promise<Answer<Offered[]>>;
};

/** Loads which tools are served; null when the server refused. */
export const offerActors = (services: OfferServices) => ({
  listTools: fromPromise<readonly Offered[] | null, { isFresh: boolean }>(async ({ input, signal }) => {
    const { code, data } = await services.listTools(input.isFresh, signal);
    return code === codes.success ? data : null;
  }),
});
