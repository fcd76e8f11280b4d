import { emit, enqueueActions, raise, setup } from 'xstate';

export default setup({
  actions: {
    assignForm: () => {},
    startDrawing: () => {},
    startMoving: () => {},
    extendBox: () => {},
    moveBox: () => {},
    clearGesture: () => {},
    addDrawnBox: () => {},
    assignMovedBox: () => {},
    raiseRowChosen: raise({ type: 'row.chosen' }),
    addCenteredBox: () => {},
    nudgeBox: () => {},
    emitBoxes: emit({ type: 'marks.put' }),
    enqueueRowGone: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'files.swapped' });
      enqueue.emit({ type: 'file.removed' });
    }),
    removeBox: () => {},
    addRow: () => {},
    assignCarried: () => {},
    clearCarried: () => {},
    emitPut: emit({ type: 'files.swapped' }),
    emitDropped: emit({ type: 'files.swapped' }),
  },
  guards: {
    hasRoom: () => true,
    hasBox: () => true,
    isMeant: () => true,
    isMoved: () => true,
    isBoxGone: () => true,
    isRoomGone: () => true,
    hasFace: () => true,
    isCarried: () => true,
    isOtherRow: () => true,
    canGrow: () => true,
    isFaceGone: () => true,
  },
}).createMachine({
  id: 'marks',
  description: 'Rectangles over a picture of a form, and the rows that belong to them.',
  context: {
    kind: 'faces',
    name: 'faces',
    max: 2,
    boxes: [],
    filled: [],
    gesture: null,
    carried: null,
    added: 0,
  },
  type: 'parallel',
  on: {
    'form.shown': {
      actions: 'assignForm',
    },
    'row.added': {
      guard: 'canGrow',
      actions: 'addRow',
    },
    'face.dropped': {
      guard: 'isOtherRow',
      actions: 'emitDropped',
    },
  },
  states: {
    pointer: {
      description: 'What the pointer does on the picture.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The form has the rectangles that are on screen.',
          entry: 'clearGesture',
          on: {
            'box.added': {
              guard: 'hasRoom',
              actions: ['addCenteredBox', 'emitBoxes'],
            },
            'box.nudged': {
              guard: 'hasBox',
              actions: ['nudgeBox', 'emitBoxes'],
            },
            'box.removed': {
              guard: 'hasBox',
              actions: ['enqueueRowGone', 'removeBox', 'emitBoxes'],
            },
            'drawing.began': {
              guard: 'hasRoom',
              target: 'drawing',
              actions: 'startDrawing',
            },
            'box.grabbed': {
              guard: 'hasBox',
              target: 'moving',
              actions: 'startMoving',
            },
          },
        },
        drawing: {
          description: 'The pointer draws a rectangle; one that is too small to be meant is dropped.',
          on: {
            'form.shown': [
              {
                guard: 'isRoomGone',
                target: 'resting',
                actions: 'assignForm',
              },
              {
                actions: 'assignForm',
              },
            ],
            'pointer.moved': {
              actions: 'extendBox',
            },
            'pointer.released': [
              {
                guard: 'isMeant',
                target: 'resting',
                actions: ['addDrawnBox', 'emitBoxes'],
              },
              {
                target: 'resting',
              },
            ],
            'pointer.lost': 'resting',
          },
        },
        moving: {
          description: 'The pointer holds a rectangle; released where it was, it was chosen.',
          on: {
            'form.shown': [
              {
                guard: 'isBoxGone',
                target: 'resting',
                actions: 'assignForm',
              },
              {
                actions: 'assignForm',
              },
            ],
            'pointer.moved': {
              actions: 'moveBox',
            },
            'pointer.released': [
              {
                guard: 'isMoved',
                target: 'resting',
                actions: ['assignMovedBox', 'emitBoxes'],
              },
              {
                target: 'resting',
                actions: 'raiseRowChosen',
              },
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
          on: {
            'face.carried': {
              guard: 'hasFace',
              target: 'carrying',
              actions: 'assignCarried',
            },
          },
        },
        carrying: {
          description: 'A face is carried; the next row that is chosen gets it, in exchange for its own.',
          on: {
            'form.shown': [
              {
                guard: 'isFaceGone',
                target: 'empty',
                actions: 'assignForm',
              },
              {
                actions: 'assignForm',
              },
            ],
            'face.carried': [
              {
                guard: 'isCarried',
                target: 'empty',
              },
              {
                guard: 'hasFace',
                actions: 'assignCarried',
              },
            ],
            'row.chosen': [
              {
                guard: 'isCarried',
                target: 'empty',
              },
              {
                target: 'empty',
                actions: 'emitPut',
              },
            ],
            'face.dropped': [
              {
                guard: 'isOtherRow',
                target: 'empty',
                actions: 'emitDropped',
              },
              {
                target: 'empty',
              },
            ],
          },
        },
      },
    },
  },
});
