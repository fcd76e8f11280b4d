import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    findFaces: fromPromise(async () => {}),
  },
  actions: {
    noteFile: () => {},
    noteFaces: () => {},
    tellUnmarked: emit({ type: 'faces.unmarked' }),
    tellFaces: emit({ type: 'faces.found' }),
  },
  guards: {
    isGiven: () => true,
    isGone: () => true,
    hasFaces: () => true,
    isAnswered: () => true,
  },
}).createMachine({
  id: 'faceSearch',
  description: 'The faces of the target file.',
  context: {
    file: null,
    faces: [],
  },
  initial: 'waiting',
  on: {
    'target.changed': [
      {
        guard: 'isGiven',
        target: '.searching',
        actions: 'noteFile',
      },
      {
        guard: 'isGone',
        target: '.waiting',
        actions: 'noteFile',
      },
    ],
  },
  states: {
    waiting: {
      description: 'There is no file yet.',
    },
    searching: {
      description: 'The server is searching for faces.',
      invoke: {
        id: 'findFaces',
        src: 'findFaces',
        onDone: [
          {
            guard: 'hasFaces',
            target: 'found',
            actions: ['noteFaces', 'tellFaces'],
          },
          {
            guard: 'isAnswered',
            target: 'none',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'The faces are numbered; the person can search again after moving rectangles.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'tellUnmarked',
        },
      },
    },
    none: {
      description: 'No face was found; the person can draw a rectangle.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'tellUnmarked',
        },
      },
    },
    failed: {
      description: 'The search failed, which blocks nothing: the engine searches again.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'tellUnmarked',
        },
      },
    },
  },
});
