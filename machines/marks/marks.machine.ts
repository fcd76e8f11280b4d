import { setup } from 'xstate';
import { actions, guards } from './marks.implementation.ts';
import type { MarksTypes } from './marks.types.ts';

/** Rectangles over a picture, drawn by pointer or keyboard, and for faces the rows whose pictures change places. */
export const marksMachine = setup({
  types: {} as MarksTypes,
  actions,
  guards,
}).createMachine({
  id: 'marks',
  description: 'Rectangles over a picture of a form, and the rows that belong to them.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, boxes: [], filled: [], gesture: null, carried: null, added: 0 }),
  on: {
    'form.shown': { actions: 'noteForm' },
    'row.added': { guard: 'canGrow', actions: 'addRow' },
    'face.dropped': { guard: 'isOtherRow', actions: 'tellDropped' },
  },
  states: {
    pointer: {
      description: 'What the pointer does on the picture.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The form has the rectangles that are on screen.',
          entry: 'endGesture',
          on: {
            // Keys change no rectangle while the pointer holds one.
            'box.added': { guard: 'hasRoom', actions: ['addCentered', 'tellBoxes'] },
            'box.nudged': { guard: 'hasBox', actions: ['nudge', 'tellBoxes'] },
            'box.removed': { guard: 'hasBox', actions: ['tellRowGone', 'removeBox', 'tellBoxes'] },
            'drawing.began': { guard: 'hasRoom', target: 'drawing', actions: 'beginDrawing' },
            'box.grabbed': { guard: 'hasBox', target: 'moving', actions: 'grab' },
          },
        },
        drawing: {
          description: 'The pointer draws a rectangle; one that is too small to be meant is dropped.',
          on: {
            'form.shown': [{ guard: 'isRoomGone', target: 'resting', actions: 'noteForm' }, { actions: 'noteForm' }],
            'pointer.moved': { actions: 'draw' },
            'pointer.released': [{ guard: 'isMeant', target: 'resting', actions: ['addDrawn', 'tellBoxes'] }, { target: 'resting' }],
            'pointer.lost': 'resting',
          },
        },
        moving: {
          description: 'The pointer holds a rectangle; released where it was, it was chosen.',
          on: {
            'form.shown': [{ guard: 'isBoxGone', target: 'resting', actions: 'noteForm' }, { actions: 'noteForm' }],
            'pointer.moved': { actions: 'move' },
            'pointer.released': [
              { guard: 'isMoved', target: 'resting', actions: ['putMoved', 'tellBoxes'] },
              { target: 'resting', actions: 'chooseRow' },
            ],
            'pointer.lost': 'resting',
          },
        },
      },
    },
    hand: {
      description: 'Whether a face is carried from one row to another.',
      initial: 'empty',
      states: {
        empty: {
          description: 'No face is carried.',
          entry: 'putBack',
          on: { 'face.carried': { guard: 'hasFace', target: 'carrying', actions: 'carry' } },
        },
        carrying: {
          description: 'A face is carried; the next row that is chosen gets it, in exchange for its own.',
          on: {
            'form.shown': [{ guard: 'isFaceGone', target: 'empty', actions: 'noteForm' }, { actions: 'noteForm' }],
            'face.carried': [
              { guard: 'isCarried', target: 'empty' },
              { guard: 'hasFace', actions: 'carry' },
            ],
            'row.chosen': [
              { guard: 'isCarried', target: 'empty' },
              { target: 'empty', actions: 'tellPut' },
            ],
            'face.dropped': [{ guard: 'isOtherRow', target: 'empty', actions: 'tellDropped' }, { target: 'empty' }],
          },
        },
      },
    },
  },
});
