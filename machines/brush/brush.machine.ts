import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { brushSetup } from './brush.setup.ts';

/** Strokes over an image, and over a mask that the form already has, by pointer or keyboard; they become a mask, and the last one can be undone. */
export const brushMachine = brushSetup.createMachine({
  id: 'brush',
  description: 'A brush over an image of a form.',
  context: ({ input }) => ({
    field: input,
    image: null,
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
    'image.loaded': { actions: 'assignImage' },
    'ink.chosen': { actions: 'assignInk' },
    'size.chosen': { actions: 'assignSize' },
    // The mask of another image leaves the form with it.
    'form.shown': [
      { guard: 'isOtherImage', target: '.choosing', actions: ['clearMarks', 'assignRef', 'assignArea'] },
      { actions: 'assignRef' },
    ],
  },
  states: {
    choosing: {
      description: 'Another image, or none yet: the brush of an image alone is open at once.',
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
        'stroke.began': { guard: 'hasImage', target: '.drawing', actions: 'startStroke' },
        'cursor.pushed': { guard: 'hasImage', actions: 'moveCursor' },
        'dot.painted': { guard: 'hasImage', target: '.masking', actions: 'addDot' },
        'undo.clicked': { guard: 'hasStrokes', target: '.masking', actions: 'removeLastStroke' },
        'clear.clicked': { guard: 'hasMarks', target: '.masking', actions: 'clearMarks' },
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
            input: ({ context: { area, strokes, field, image } }) => ({
              area,
              strokes,
              mode: field.mode,
              image: required(image, 'picture'),
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
