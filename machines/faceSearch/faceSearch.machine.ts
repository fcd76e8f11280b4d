import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { unanswered } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FaceSearchTypes, FoundFace } from './faceSearch.types.ts';

type FoundFaces = readonly FoundFace[] | null;

const isAnother = (file: string | null, known: string | null): boolean => file !== null && file !== known;

/** Finds the faces in an image, a GIF or a clip, so that the page can number them before the submit. */
export const faceSearchMachine = setup({
  types: {} as FaceSearchTypes,
  actors: {
    findFaces: port<FoundFaces, { file: string }>('findFaces'),
  },
  actions: {
    assignFile: assign(({ event }) => ({ file: asserted(event, 'target.changed').file, faces: [] })),
    assignFaces: assign((_, faces: FoundFaces) => ({ faces: required(faces, 'faces') })),
    emitUnmarked: emit({ type: 'faces.unmarked' }),
    emitUnanswered: emit(unanswered),
    emitFaces: emit(({ context }) => ({ type: 'faces.found' as const, faces: context.faces })),
  },
  guards: {
    isGiven: ({ context, event }) => isAnother(asserted(event, 'target.changed').file, context.file),
    isGone: ({ event }) => asserted(event, 'target.changed').file === null,
    hasFaces: (_, faces: FoundFaces) => faces !== null && faces.length > 0,
    isAnswered: (_, faces: FoundFaces) => faces !== null,
  },
}).createMachine({
  id: 'faceSearch',
  description: 'The faces of the target file.',
  context: { file: null, faces: [] },
  initial: 'waiting',
  on: {
    'target.changed': [
      { guard: 'isGiven', target: '.searching', actions: 'assignFile' },
      { guard: 'isGone', target: '.waiting', actions: 'assignFile' },
    ],
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
            actions: [{ type: 'assignFaces', params: output }, 'emitFaces'],
          },
          { guard: { type: 'isAnswered', params: output }, target: 'none' },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    found: {
      description: 'The faces are numbered; the user can search again after moving rectangles.',
      on: { 'search.clicked': { target: 'searching', actions: 'emitUnmarked' } },
    },
    none: {
      description: 'No face was found; the user can draw a rectangle.',
      on: { 'search.clicked': { target: 'searching', actions: 'emitUnmarked' } },
    },
    failed: {
      description: 'The search failed, which blocks nothing: the engine searches again.',
      on: { 'search.clicked': { target: 'searching', actions: 'emitUnmarked' } },
    },
  },
});
