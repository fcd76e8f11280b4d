import { marksSetup } from './marks.setup.ts';

/** Rectangles over an image, drawn by pointer or keyboard, and for faces the rows whose images change places. */
export const marksMachine = marksSetup.createMachine({
  id: 'marks',
  description: 'Rectangles over an image of a form, and the rows that belong to them.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, boxes: [], filled: [], gesture: null, carried: null, added: 0 }),
  on: {
    'form.shown': { actions: 'assignForm' },
    'row.added': { guard: 'canGrow', actions: 'addRow' },
    'face.dropped': { guard: 'isOtherRow', actions: 'emitDropped' },
  },
  states: {
    pointer: {
      description: 'What the pointer does on the image.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The form has the rectangles that are on screen.',
          entry: 'clearGesture',
          on: {
            // Keys change no rectangle while the pointer holds one.
            'box.added': { guard: 'hasRoom', actions: ['addCenteredBox', 'emitBoxes'] },
            'box.nudged': { guard: 'hasBox', actions: ['nudgeBox', 'emitBoxes'] },
            'box.removed': { guard: 'hasBox', actions: ['enqueueRowGone', 'removeBox', 'emitBoxes'] },
            'drawing.began': { guard: 'hasRoom', target: 'drawing', actions: 'startDrawing' },
            'box.grabbed': { guard: 'hasBox', target: 'moving', actions: 'startMoving' },
          },
        },
        drawing: {
          description: 'The pointer draws a rectangle; one that is too small to be meant is dropped.',
          on: {
            'form.shown': [{ guard: 'isRoomGone', target: 'resting', actions: 'assignForm' }, { actions: 'assignForm' }],
            'pointer.moved': { actions: 'extendBox' },
            'pointer.released': [{ guard: 'isMeant', target: 'resting', actions: ['addDrawnBox', 'emitBoxes'] }, { target: 'resting' }],
            'pointer.lost': 'resting',
          },
        },
        moving: {
          description: 'The pointer holds a rectangle; released where it was, it was chosen.',
          on: {
            'form.shown': [{ guard: 'isBoxGone', target: 'resting', actions: 'assignForm' }, { actions: 'assignForm' }],
            'pointer.moved': { actions: 'moveBox' },
            'pointer.released': [
              { guard: 'isMoved', target: 'resting', actions: ['assignMovedBox', 'emitBoxes'] },
              { target: 'resting', actions: 'raiseRowChosen' },
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
          entry: 'clearCarried',
          on: { 'face.carried': { guard: 'hasFace', target: 'carrying', actions: 'assignCarried' } },
        },
        carrying: {
          description: 'A face is carried; the next row that is chosen gets it, in exchange for its own.',
          on: {
            'form.shown': [{ guard: 'isFaceGone', target: 'empty', actions: 'assignForm' }, { actions: 'assignForm' }],
            'face.carried': [
              { guard: 'isCarried', target: 'empty' },
              { guard: 'hasFace', actions: 'assignCarried' },
            ],
            'row.chosen': [
              { guard: 'isCarried', target: 'empty' },
              { target: 'empty', actions: 'emitPut' },
            ],
            'face.dropped': [{ guard: 'isOtherRow', target: 'empty', actions: 'emitDropped' }, { target: 'empty' }],
          },
        },
      },
    },
  },
});
