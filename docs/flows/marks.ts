import { emit, enqueueActions, raise, setup } from 'xstate';

export default setup({
  actions: {
    noteForm: () => {},
    beginDrawing: () => {},
    grab: () => {},
    draw: () => {},
    move: () => {},
    endGesture: () => {},
    addDrawn: () => {},
    putMoved: () => {},
    chooseRow: raise({ type: 'row.chosen' }),
    addCentered: () => {},
    nudge: () => {},
    tellBoxes: emit({ type: 'marks.put' }),
    tellRowGone: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'files.swapped' });
      enqueue.emit({ type: 'file.removed' });
    }),
    removeBox: () => {},
    addRow: () => {},
    carry: () => {},
    putBack: () => {},
    tellPut: emit({ type: 'files.swapped' }),
    tellDropped: emit({ type: 'files.swapped' }),
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
      actions: 'noteForm',
    },
    'row.added': {
      guard: 'canGrow',
      actions: 'addRow',
    },
    'face.dropped': {
      guard: 'isOtherRow',
      actions: 'tellDropped',
    },
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
            'box.added': {
              guard: 'hasRoom',
              actions: ['addCentered', 'tellBoxes'],
            },
            'box.nudged': {
              guard: 'hasBox',
              actions: ['nudge', 'tellBoxes'],
            },
            'box.removed': {
              guard: 'hasBox',
              actions: ['tellRowGone', 'removeBox', 'tellBoxes'],
            },
            'drawing.began': {
              guard: 'hasRoom',
              target: 'drawing',
              actions: 'beginDrawing',
            },
            'box.grabbed': {
              guard: 'hasBox',
              target: 'moving',
              actions: 'grab',
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
                actions: 'noteForm',
              },
              {
                actions: 'noteForm',
              },
            ],
            'pointer.moved': {
              actions: 'draw',
            },
            'pointer.released': [
              {
                guard: 'isMeant',
                target: 'resting',
                actions: ['addDrawn', 'tellBoxes'],
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
                actions: 'noteForm',
              },
              {
                actions: 'noteForm',
              },
            ],
            'pointer.moved': {
              actions: 'move',
            },
            'pointer.released': [
              {
                guard: 'isMoved',
                target: 'resting',
                actions: ['putMoved', 'tellBoxes'],
              },
              {
                target: 'resting',
                actions: 'chooseRow',
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
          entry: 'putBack',
          on: {
            'face.carried': {
              guard: 'hasFace',
              target: 'carrying',
              actions: 'carry',
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
                actions: 'noteForm',
              },
              {
                actions: 'noteForm',
              },
            ],
            'face.carried': [
              {
                guard: 'isCarried',
                target: 'empty',
              },
              {
                guard: 'hasFace',
                actions: 'carry',
              },
            ],
            'row.chosen': [
              {
                guard: 'isCarried',
                target: 'empty',
              },
              {
                target: 'empty',
                actions: 'tellPut',
              },
            ],
            'face.dropped': [
              {
                guard: 'isOtherRow',
                target: 'empty',
                actions: 'tellDropped',
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
