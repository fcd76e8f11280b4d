import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    findFaces: fromPromise(async () => {}),
  },
  actions: {
    assignFile: () => {},
    assignFaces: () => {},
    emitUnmarked: emit({ type: 'faces.unmarked' }),
    emitFaces: emit({ type: 'faces.found' }),
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
        actions: 'assignFile',
      },
      {
        guard: 'isGone',
        target: '.waiting',
        actions: 'assignFile',
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
            actions: ['assignFaces', 'emitFaces'],
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
      description: 'The faces are numbered; the user can search again after moving rectangles.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'emitUnmarked',
        },
      },
    },
    none: {
      description: 'No face was found; the user can draw a rectangle.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'emitUnmarked',
        },
      },
    },
    failed: {
      description: 'The search failed, which blocks nothing: the engine searches again.',
      on: {
        'search.pressed': {
          target: 'searching',
          actions: 'emitUnmarked',
        },
      },
    },
  },
});
