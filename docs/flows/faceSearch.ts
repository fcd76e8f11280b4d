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
  description: 'The faces of the file whose faces shall change.',
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
      description: 'The server looks for faces.',
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
      description: 'The faces are numbered; the person may search again after moving rectangles about.',
      on: {
        'search.pressed': 'searching',
      },
    },
    none: {
      description: 'No face was found: a rectangle can be drawn by hand.',
      on: {
        'search.pressed': 'searching',
      },
    },
    failed: {
      description: 'The search did not work. Nothing depends on it: the engine looks for itself.',
      on: {
        'search.pressed': 'searching',
      },
    },
  },
});
