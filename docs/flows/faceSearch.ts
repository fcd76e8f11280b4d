import { fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    findFaces: fromPromise(async () => {}),
  },
  actions: {
    noteFile: () => {},
    forgetFile: () => {},
    noteFaces: () => {},
    tellFaces: () => {},
  },
  guards: {
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
    'target.given': {
      target: '.searching',
      reenter: true,
      actions: 'noteFile',
    },
    'target.removed': {
      target: '.waiting',
      actions: 'forgetFile',
    },
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
        'search.pressed': 'searching',
      },
    },
    none: {
      description: 'No face was found; the person can draw a rectangle.',
      on: {
        'search.pressed': 'searching',
      },
    },
    failed: {
      description: 'The search failed, which blocks nothing: the engine searches again.',
      on: {
        'search.pressed': 'searching',
      },
    },
  },
});
