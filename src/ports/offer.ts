import { listTools } from '../../contract/structs/calls/generations.ts';
import type { OfferServices } from '../../machines/offer/offer.actors.ts';
import { callApi } from '../platform/api.ts';

/** Lists the tools that the server serves now. */
export const offerServices: OfferServices = { listTools: (signal) => callApi(listTools, { signal }) };
