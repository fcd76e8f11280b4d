import { fromPromise } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Offered } from './offer.types.ts';

export type OfferServices = {
  /** `GET /api/tools`. */
  listTools(signal: AbortSignal): Promise<Answer<Offered[]>>;
};

/** Loads which tools are served; null when the server refused. */
export const offerActors = (services: OfferServices) => ({
  listTools: fromPromise<readonly Offered[] | null>(async ({ signal }) => {
    const { code, data } = await services.listTools(signal);
    return code === codes.success ? data : null;
  }),
});
