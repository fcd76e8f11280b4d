import { assign, emit, setup } from 'xstate';
import { port } from '../kit/placeholder.ts';
import type { FaceSearchTypes, FoundFace } from './faceSearch.types.ts';

type Found = { faces: readonly FoundFace[] | null };

/** Which faces a picture, a GIF or a clip has, so that the page can number them before the press. */
export const faceSearchMachine = setup({
  types: {} as FaceSearchTypes,
  actors: {
    findFaces: port<readonly FoundFace[] | null, { file: string }>('findFaces'),
  },
  actions: {
    noteFile: assign((_, { file }: { file: string }) => ({ file, faces: [] })),
    forgetFile: assign({ file: null, faces: [] }),
    noteFaces: assign((_, { faces }: Found) => ({ faces: faces ?? [] })),
    tellFaces: emit(({ context }) => ({ type: 'faces.found' as const, faces: context.faces })),
  },
  guards: {
    hasFaces: (_, { faces }: Found) => faces !== null && faces.length > 0,
    isAnswered: (_, { faces }: Found) => faces !== null,
  },
}).createMachine({
  id: 'faceSearch',
  description: 'The faces of the file whose faces shall change.',
  context: { file: null, faces: [] },
  initial: 'waiting',
  on: {
    'target.given': {
      target: '.searching',
      reenter: true,
      actions: { type: 'noteFile', params: ({ event }) => ({ file: event.file }) },
    },
    'target.removed': { target: '.waiting', actions: 'forgetFile' },
  },
  states: {
    waiting: { description: 'There is no file yet.' },
    searching: {
      description: 'The server looks for faces.',
      invoke: {
        id: 'findFaces',
        src: 'findFaces',
        input: ({ context }) => ({ file: context.file ?? '' }),
        onDone: [
          {
            guard: { type: 'hasFaces', params: ({ event }) => ({ faces: event.output }) },
            target: 'found',
            actions: [{ type: 'noteFaces', params: ({ event }) => ({ faces: event.output }) }, 'tellFaces'],
          },
          { guard: { type: 'isAnswered', params: ({ event }) => ({ faces: event.output }) }, target: 'none' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'The faces are numbered; the person may search again after moving rectangles about.',
      on: { 'search.pressed': 'searching' },
    },
    none: {
      description: 'No face was found: a rectangle can be drawn by hand.',
      on: { 'search.pressed': 'searching' },
    },
    failed: {
      description: 'The search did not work. Nothing depends on it: the engine looks for itself.',
      on: { 'search.pressed': 'searching' },
    },
  },
});
