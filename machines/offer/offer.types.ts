import type { listTools } from '../../contract/structs/calls/generations.ts';
import type { Infer } from '../../contract/structs/schema.ts';

/** A tool as the server offers it now. */
export type Offered = Infer<typeof listTools.data>[number];

export type OfferContext = { tools: readonly Offered[] };

export type OfferEvent =
  /** A page needs to know which tools are served. */
  | { type: 'offer.wanted' }
  /** A price or an engine has changed since the list was loaded. */
  | { type: 'offer.outdated' };

export type OfferEmitted = { type: 'offers.known'; offers: readonly Offered[] };

export type OfferTypes = { context: OfferContext; events: OfferEvent; emitted: OfferEmitted; tags: 'failed' };
