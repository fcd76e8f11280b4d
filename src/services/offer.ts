import { listTools } from '../../contract/calls/generations.ts';
import type { OfferServices } from '../../machines/offer/offer.actors.ts';
import { callApi } from './api.ts';

export const offerServices: OfferServices = { listTools: (signal) => callApi(listTools, { signal }) };
