import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FaceSearchTypes, FoundFace } from './faceSearch.types.ts';

type FoundFaces = readonly FoundFace[] | null;

/** Finds the faces in a picture, a GIF or a clip, so that the page can number them before the press. */
export const faceSearchMachine = setup({
  types: {} as FaceSearchTypes,
  actors: {
    findFaces: port<FoundFaces, { file: string }>('findFaces'),
  },
  actions: {
    noteFile: assign(({ event }) => ({ file: asserted(event, 'target.given').file, faces: [] })),
    forgetFile: assign({ file: null, faces: [] }),
    noteFaces: assign((_, faces: FoundFaces) => ({ faces: required(faces, 'faces') })),
    tellFaces: emit(({ context }) => ({ type: 'faces.found' as const, faces: context.faces })),
  },
  guards: {
    hasFaces: (_, faces: FoundFaces) => faces !== null && faces.length > 0,
    isAnswered: (_, faces: FoundFaces) => faces !== null,
  },
}).createMachine({
  id: 'faceSearch',
  description: 'The faces of the target file.',
  context: { file: null, faces: [] },
  initial: 'waiting',
  on: {
    'target.given': { target: '.searching', reenter: true, actions: 'noteFile' },
    'target.removed': { target: '.waiting', actions: 'forgetFile' },
  },
  states: {
    waiting: { description: 'There is no file yet.' },
    searching: {
      description: 'The server is searching for faces.',
      invoke: {
        id: 'findFaces',
        src: 'findFaces',
        input: ({ context }) => ({ file: required(context.file, 'file') }),
        onDone: [
          {
            guard: { type: 'hasFaces', params: output },
            target: 'found',
            actions: [{ type: 'noteFaces', params: output }, 'tellFaces'],
          },
          { guard: { type: 'isAnswered', params: output }, target: 'none' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    found: {
      description: 'The faces are numbered; the person can search again after moving rectangles.',
      on: { 'search.pressed': 'searching' },
    },
    none: {
      description: 'No face was found; the person can draw a rectangle.',
      on: { 'search.pressed': 'searching' },
    },
    failed: {
      description: 'The search failed, which blocks nothing: the engine searches again.',
      on: { 'search.pressed': 'searching' },
    },
  },
});
