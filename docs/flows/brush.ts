import { emit, enqueueActions, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    paintMask: fromPromise(async () => {}),
  },
  actions: {
    notePicture: () => {},
    noteRef: () => {},
    forgetMarks: () => {},
    layMask: () => {},
    noteMask: () => {},
    chooseInk: () => {},
    chooseSize: () => {},
    beginStroke: () => {},
    growStroke: () => {},
    pushCursor: () => {},
    paintDot: () => {},
    dropLast: () => {},
    tellMask: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'mask.painted' });
      enqueue.emit({ type: 'mask.cleared' });
    }),
    announceFailed: emit({ type: 'notice.raised' }),
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
    mode: 'hints',
    below: 'image',
    slot: 'mask',
    alwaysOpen: false,
    picture: null,
    ref: null,
    mask: null,
    area: null,
    strokes: [],
    keeps: true,
    size: 32,
    cursor: null,
  },
  initial: 'closed',
  on: {
    'picture.loaded': {
      actions: 'notePicture',
    },
    'ink.chosen': {
      actions: 'chooseInk',
    },
    'size.chosen': {
      actions: 'chooseSize',
    },
    'form.shown': [
      {
        guard: 'isOtherPicture',
        target: '.closed',
        actions: ['forgetMarks', 'noteRef', 'layMask'],
      },
      {
        actions: 'noteRef',
      },
    ],
  },
  states: {
    closed: {
      description: 'The brush is not on screen; its strokes are kept.',
      on: {
        'brush.opened': 'open',
      },
      always: {
        guard: 'isAlwaysOpen',
        target: 'open',
      },
    },
    open: {
      description: 'The person paints; a finished stroke is painted into the mask.',
      initial: 'resting',
      on: {
        'brush.closed': '#brush.closed',
        'stroke.began': {
          guard: 'hasPicture',
          target: '.drawing',
          actions: 'beginStroke',
        },
        'cursor.pushed': {
          guard: 'hasPicture',
          actions: 'pushCursor',
        },
        'dot.painted': {
          guard: 'hasPicture',
          target: '.masking',
          actions: 'paintDot',
        },
        'undo.pressed': {
          guard: 'hasStrokes',
          target: '.masking',
          actions: 'dropLast',
        },
        'clear.pressed': {
          guard: 'hasMarks',
          target: '.masking',
          actions: 'forgetMarks',
        },
      },
      states: {
        resting: {
          description: 'The form has the mask that is on screen.',
          on: {
            'form.shown': {
              guard: 'isForeignMask',
              actions: ['noteRef', 'forgetMarks', 'layMask'],
            },
          },
        },
        drawing: {
          description: 'The pointer draws a stroke.',
          on: {
            'stroke.moved': {
              actions: 'growStroke',
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
              actions: ['noteMask', 'tellMask'],
            },
            onError: {
              target: 'resting',
              actions: 'announceFailed',
            },
          },
        },
      },
    },
  },
});
