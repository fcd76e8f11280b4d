import { offerActors } from '../../machines/offer/offer.actors.ts';
import { offerMachine } from '../../machines/offer/offer.machine.ts';
import type { Root } from './root.ts';
import { listTools } from '../../contract/structs/calls/generations.ts';
import type { OfferServices } from '../../machines/offer/offer.actors.ts';
import { callApi } from '../platform/api.ts';

/** Lists the tools that the server serves now. */
export const offerServices: OfferServices = {
  listTools: (isFresh, signal) => callApi(listTools, { signal, ...(isFresh && { fresh: true }) }),
};

/** The actor of the tools on offer. */
export const offerFlow = (root: Root) =>
  root.keep({ role: 'offer' }, () => ({ logic: offerMachine.provide({ actors: offerActors(offerServices) }) }));
