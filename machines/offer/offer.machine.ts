import { assign, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { OfferTypes, Offered } from './offer.types.ts';

/** What the server offers: which tools an engine serves now, what they cost, and how long they took lately. */
export const offerMachine = setup({
  types: {} as OfferTypes,
  actors: {
    listTools: port<readonly Offered[] | null>('listTools'),
  },
  actions: {
    noteTools: assign((_, { tools }: { tools: readonly Offered[] | null }) => ({ tools: tools ?? [] })),
  },
  guards: {
    isAnswered: (_, { tools }: { tools: readonly Offered[] | null }) => tools !== null,
  },
}).createMachine({
  id: 'offer',
  description: 'Which tools are served on this site now.',
  context: { tools: [] },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has wanted to know.',
      on: { 'offer.wanted': 'loading' },
    },
    loading: {
      description: 'The server is asked. What is known already stays meanwhile.',
      invoke: {
        id: 'listTools',
        src: 'listTools',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ tools: event.output }) },
            target: 'known',
            actions: { type: 'noteTools', params: ({ event }) => ({ tools: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    known: {
      description: 'It is known what is served; the next page asks anew, because engines come and go.',
      on: { 'offer.wanted': 'loading' },
    },
    failed: {
      description: 'The server did not say. A form stays open: the press itself is judged by the server.',
      on: { 'offer.wanted': 'loading' },
    },
  },
});
