import { chartModel } from '../kit/model.ts';
import { offerMachine } from './offer.machine.ts';
import { selectIsOfferFailed, selectOffered } from './offer.selectors.ts';
import type { Offered } from './offer.types.ts';

const tool: Offered = {
  slug: 'ai-text-to-image',
  section: 'text_to_image',
  result: 'image',
  cost: 1,
  capability: 'image.fromText',
  served: true,
  engine: 'local',
};

export const offerModel = chartModel({
  name: 'offer',
  machine: offerMachine,
  inputs: [undefined],
  events: { 'offer.wanted': [{}], 'offer.outdated': [{}] },
  outcomes: { listTools: { done: [[tool], null], error: [new Error('offline')] } },
  invariants: {
    'a tool is never named under a wrong name': (snapshot) => selectOffered(snapshot, 'another') === null,
  },
  shows: {
    unasked: (snapshot) => selectOffered(snapshot, tool.slug) === null,
    loading: (snapshot) => !selectIsOfferFailed(snapshot),
    known: (snapshot) => selectOffered(snapshot, tool.slug) === tool,
    failed: selectIsOfferFailed,
  },
});
