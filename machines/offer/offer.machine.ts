import { assign, setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { OfferTypes, Offered } from './offer.types.ts';

/** What the server offers: which tools an engine serves now, what they cost, and how long they took lately. */
export const offerMachine = setup({
  types: {} as OfferTypes,
  actors: {
    listTools: port<readonly Offered[] | null>('listTools'),
  },
  actions: {
    noteTools: assign((_, tools: readonly Offered[] | null) => ({ tools: required(tools, 'tools') })),
  },
  guards: {
    isAnswered: (_, tools: readonly Offered[] | null) => tools !== null,
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
      // A page that wants to know is dropped: the answer under way is new enough.
      description: 'The server is asked. What is known already stays meanwhile.',
      invoke: {
        id: 'listTools',
        src: 'listTools',
        onDone: [
          {
            guard: { type: 'isAnswered', params: output },
            target: 'known',
            actions: { type: 'noteTools', params: output },
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
