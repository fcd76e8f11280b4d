import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    listTools: fromPromise(async () => {}),
  },
  actions: {
    noteTools: () => {},
  },
  guards: {
    isAnswered: () => true,
  },
}).createMachine({
  id: 'offer',
  description: 'Which tools are served on this site now.',
  context: {
    tools: [],
  },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has wanted to know.',
      on: {
        'offer.wanted': 'loading',
      },
    },
    loading: {
      description: 'The server is asked. What is known already stays meanwhile.',
      invoke: {
        id: 'listTools',
        src: 'listTools',
        onDone: [
          {
            guard: 'isAnswered',
            target: 'known',
            actions: 'noteTools',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    known: {
      description: 'It is known what is served; the next page asks anew, because engines come and go.',
      on: {
        'offer.wanted': 'loading',
      },
    },
    failed: {
      description: 'The server did not say. A form stays open: the press itself is judged by the server.',
      on: {
        'offer.wanted': 'loading',
      },
    },
  },
});
