import { emit, enqueueActions, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    paintMask: fromPromise(async () => {}),
  },
  actions: {
    assignPicture: () => {},
    assignRef: () => {},
    clearMarks: () => {},
    assignArea: () => {},
    assignMask: () => {},
    assignInk: () => {},
    assignSize: () => {},
    startStroke: () => {},
    extendStroke: () => {},
    moveCursor: () => {},
    addDot: () => {},
    removeLastStroke: () => {},
    emitMask: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'mask.painted' });
      enqueue.emit({ type: 'mask.cleared' });
    }),
    emitFailed: emit({ type: 'notice.raised' }),
  },
  guards: {
    isAlwaysOpen: () => true,
    hasPicture: () => true,
    hasStrokes: () => true,
    hasMarks: () => true,
    isForeignMask: () => true,
    isOtherPicture: () => true,
  },
}).createMachine({
  id: 'brush',
  description: 'A brush over a picture of a form.',
  context: {
    field: {
      mode: 'hints',
      below: 'image',
      slot: 'mask',
      alwaysOpen: false,
    },
    picture: null,
    ref: null,
    mask: null,
    area: null,
    strokes: [],
    keeps: true,
    size: 32,
    cursor: null,
  },
  initial: 'choosing',
  on: {
    'picture.loaded': {
      actions: 'assignPicture',
    },
    'ink.chosen': {
      actions: 'assignInk',
    },
    'size.chosen': {
      actions: 'assignSize',
    },
    'form.shown': [
      {
        guard: 'isOtherPicture',
        target: '.choosing',
        actions: ['clearMarks', 'assignRef', 'assignArea'],
      },
      {
        actions: 'assignRef',
      },
    ],
  },
  states: {
    choosing: {
      description: 'Another picture, or none yet: the brush of a picture alone is open at once.',
      always: [
        {
          guard: 'isAlwaysOpen',
          target: 'open',
        },
        {
          target: 'closed',
        },
      ],
    },
    closed: {
      description: 'The brush is not on screen; its strokes are kept.',
      on: {
        'brush.opened': 'open',
      },
    },
    open: {
      description: 'The user paints; a finished stroke is painted into the mask.',
      initial: 'resting',
      on: {
        'brush.closed': '#brush.choosing',
        'stroke.began': {
          guard: 'hasPicture',
          target: '.drawing',
          actions: 'startStroke',
        },
        'cursor.pushed': {
          guard: 'hasPicture',
          actions: 'moveCursor',
        },
        'dot.painted': {
          guard: 'hasPicture',
          target: '.masking',
          actions: 'addDot',
        },
        'undo.pressed': {
          guard: 'hasStrokes',
          target: '.masking',
          actions: 'removeLastStroke',
        },
        'clear.pressed': {
          guard: 'hasMarks',
          target: '.masking',
          actions: 'clearMarks',
        },
      },
      states: {
        resting: {
          description: 'The form has the mask that is on screen.',
          on: {
            'form.shown': {
              guard: 'isForeignMask',
              actions: ['assignRef', 'clearMarks', 'assignArea'],
            },
          },
        },
        drawing: {
          description: 'The pointer draws a stroke.',
          on: {
            'stroke.moved': {
              actions: 'extendStroke',
            },
            'stroke.ended': 'masking',
          },
        },
        masking: {
          description: 'The strokes become a mask, which goes into the form.',
          invoke: {
            id: 'paintMask',
            src: 'paintMask',
            onDone: {
              target: 'resting',
              actions: ['assignMask', 'emitMask'],
            },
            onError: {
              target: 'resting',
              actions: 'emitFailed',
            },
          },
        },
      },
    },
  },
});
