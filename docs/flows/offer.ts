import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    listTools: fromPromise(async () => {}),
  },
  actions: {
    assignTools: () => {},
    emitOffers: emit({ type: 'offers.known' }),
  },
  guards: {
    isAnswered: () => true,
  },
}).createMachine({
  id: 'offer',
  description: 'Which tools this site serves now.',
  context: {
    tools: [],
  },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has asked for the list yet.',
      on: {
        'offer.wanted': 'loading',
      },
    },
    loading: {
      description: 'The list is loading; the last known one stays on screen.',
      invoke: {
        id: 'listTools',
        src: 'listTools',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'known',
            actions: 'assignTools',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    known: {
      description: 'The list is known; the next page requests it again, because engines come and go.',
      entry: 'emitOffers',
      on: {
        'offer.wanted': 'loading',
      },
    },
    failed: {
      description: 'The list failed to load. A form stays open, because the server checks the press itself.',
      on: {
        'offer.wanted': 'loading',
      },
    },
  },
});
