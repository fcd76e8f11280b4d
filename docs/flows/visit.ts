import { emit, setup } from 'xstate';

export default setup({
  actions: {
    noteWho: () => {},
    notePath: () => {},
    tellVisited: emit({ type: 'page.visited' }),
  },
  guards: {
    isWhoKnown: () => true,
    isPathKnown: () => true,
  },
}).createMachine({
  id: 'visit',
  description: 'Who is on which page.',
  context: {
    who: null,
    path: null,
  },
  initial: 'incomplete',
  states: {
    incomplete: {
      description: 'Who is here is unknown, or no page is on screen yet.',
      on: {
        'session.changed': [
          {
            guard: 'isPathKnown',
            target: 'complete',
            actions: 'noteWho',
          },
          {
            actions: 'noteWho',
          },
        ],
        'page.shown': [
          {
            guard: 'isWhoKnown',
            target: 'complete',
            actions: 'notePath',
          },
          {
            actions: 'notePath',
          },
        ],
      },
    },
    complete: {
      description: 'Both are known.',
      entry: 'tellVisited',
      on: {
        'session.changed': {
          target: 'complete',
          reenter: true,
          actions: 'noteWho',
        },
        'page.shown': {
          target: 'complete',
          reenter: true,
          actions: 'notePath',
        },
      },
    },
  },
});
