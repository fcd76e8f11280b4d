import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { brushSetup } from './brush.setup.ts';

/** Strokes over a picture, and over a mask that the form already has, by pointer or keyboard; they become a mask, and the last one can be undone. */
export const brushMachine = brushSetup.createMachine({
  id: 'brush',
  description: 'A brush over a picture of a form.',
  context: ({ input }) => ({
    field: input,
    picture: null,
    ref: null,
    mask: null,
    area: null,
    strokes: [],
    keeps: true,
    size: 32,
    cursor: null,
  }),
  initial: 'choosing',
  on: {
    'picture.loaded': { actions: 'assignPicture' },
    'ink.chosen': { actions: 'assignInk' },
    'size.chosen': { actions: 'assignSize' },
    // The mask of another picture leaves the form with it.
    'form.shown': [
      { guard: 'isOtherPicture', target: '.choosing', actions: ['clearMarks', 'assignRef', 'assignArea'] },
      { actions: 'assignRef' },
    ],
  },
  states: {
    choosing: {
      description: 'Another picture, or none yet: the brush of a picture alone is open at once.',
      always: [{ guard: 'isOpenedByUser', target: 'closed' }, { target: 'open' }],
    },
    closed: {
      description: 'The brush is not on screen; its strokes are kept.',
      on: { 'brush.opened': 'open' },
    },
    open: {
      description: 'The user paints; a finished stroke is painted into the mask.',
      initial: 'resting',
      on: {
        'brush.closed': '#brush.choosing',
        'stroke.began': { guard: 'hasPicture', target: '.drawing', actions: 'startStroke' },
        'cursor.pushed': { guard: 'hasPicture', actions: 'moveCursor' },
        'dot.painted': { guard: 'hasPicture', target: '.masking', actions: 'addDot' },
        'undo.pressed': { guard: 'hasStrokes', target: '.masking', actions: 'removeLastStroke' },
        'clear.pressed': { guard: 'hasMarks', target: '.masking', actions: 'clearMarks' },
      },
      states: {
        resting: {
          description: 'The form has the mask that is on screen.',
          // While the user draws, a mask from elsewhere is too late.
          on: { 'form.shown': { guard: 'isForeignMask', actions: ['assignRef', 'clearMarks', 'assignArea'] } },
        },
        drawing: {
          description: 'The pointer draws a stroke.',
          on: {
            'stroke.moved': { actions: 'extendStroke' },
            'stroke.ended': 'masking',
          },
        },
        masking: {
          // Another stroke begins a newer mask: this one is dropped.
          description: 'The strokes become a mask, which goes into the form.',
          invoke: {
            id: 'paintMask',
            src: 'paintMask',
            input: ({ context: { area, strokes, field, picture } }) => ({
              area,
              strokes,
              mode: field.mode,
              picture: required(picture, 'picture'),
            }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'assignMask', params: output },
                { type: 'emitMask', params: output },
              ],
            },
            onError: { target: 'resting', actions: 'emitFailed' },
          },
        },
      },
    },
  },
});
