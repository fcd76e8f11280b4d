import { assign, emit, setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { OfferTypes, Offered } from './offer.types.ts';

/** The tools on offer: which ones an engine serves now, what they cost, and how long they took recently. */
export const offerMachine = setup({
  types: {} as OfferTypes,
  actors: {
    listTools: port<readonly Offered[] | null, { isFresh: boolean }>('listTools'),
  },
  actions: {
    assignTools: assign((_, tools: readonly Offered[] | null) => ({ tools: required(tools, 'tools') })),
    emitOffers: emit(({ context }) => ({ type: 'offers.known' as const, offers: context.tools })),
  },
  guards: {
    isAnswered: (_, tools: readonly Offered[] | null) => tools !== null,
  },
}).createMachine({
  id: 'offer',
  description: 'Which tools this site serves now.',
  context: { tools: [] },
  initial: 'unasked',
  on: { 'offer.outdated': '.loading' },
  states: {
    unasked: {
      description: 'No page has asked for the list yet.',
      on: { 'offer.wanted': 'loading' },
    },
    loading: {
      // Another request is ignored: the pending answer is recent enough.
      description: 'The list is loading; the last known one stays on screen.',
      invoke: {
        id: 'listTools',
        src: 'listTools',
        input: ({ event }) => ({ isFresh: event.type === 'offer.outdated' }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'known',
            actions: { type: 'assignTools', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    known: {
      description: 'The list is known; the next page requests it again, because engines come and go.',
      entry: 'emitOffers',
      on: { 'offer.wanted': 'loading' },
    },
    failed: {
      description: 'The list failed to load. A form stays open, because the server validates the submit itself.',
      tags: 'failed',
      on: { 'offer.wanted': 'loading' },
    },
  },
});
