import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { FileFacts } from '../upload/upload.types.ts';
import { actions, guards } from './brush.implementation.ts';
import type { BrushTypes, MaskRequest } from './brush.types.ts';

/** Strokes over a picture, and over a mask that the form already has, by pointer or keyboard; they become a mask, and the last one can be undone. */
export const brushMachine = setup({
  types: {} as BrushTypes,
  actors: { paintMask: port<FileFacts | null, MaskRequest>('paintMask') },
  actions,
  guards,
}).createMachine({
  id: 'brush',
  description: 'A brush over a picture of a form.',
  context: ({ input }) => ({
    ...input,
    picture: null,
    ref: null,
    mask: null,
    area: null,
    strokes: [],
    keeps: true,
    size: 32,
    cursor: null,
  }),
  initial: 'closed',
  on: {
    'picture.loaded': { actions: 'notePicture' },
    'ink.chosen': { actions: 'chooseInk' },
    'size.chosen': { actions: 'chooseSize' },
    // The mask of another picture leaves the form with it.
    'form.shown': [{ guard: 'isOtherPicture', target: '.closed', actions: ['forgetMarks', 'noteRef', 'layMask'] }, { actions: 'noteRef' }],
  },
  states: {
    closed: {
      description: 'The brush is not on screen; its strokes are kept.',
      always: { guard: 'isAlwaysOpen', target: 'open' },
      on: { 'brush.opened': 'open' },
    },
    open: {
      description: 'The person paints; a finished stroke is painted into the mask.',
      initial: 'resting',
      on: {
        'brush.closed': '#brush.closed',
        'stroke.began': { guard: 'hasPicture', target: '.drawing', actions: 'beginStroke' },
        'cursor.pushed': { guard: 'hasPicture', actions: 'pushCursor' },
        'dot.painted': { guard: 'hasPicture', target: '.masking', actions: 'paintDot' },
        'undo.pressed': { guard: 'hasStrokes', target: '.masking', actions: 'dropLast' },
        'clear.pressed': { guard: 'hasMarks', target: '.masking', actions: 'forgetMarks' },
      },
      states: {
        resting: {
          description: 'The form has the mask that is on screen.',
          // While the person draws, a mask from elsewhere is too late.
          on: { 'form.shown': { guard: 'isForeignMask', actions: ['noteRef', 'forgetMarks', 'layMask'] } },
        },
        drawing: {
          description: 'The pointer draws a stroke.',
          on: {
            'stroke.moved': { actions: 'growStroke' },
            'stroke.ended': 'masking',
          },
        },
        masking: {
          // Another stroke begins a newer mask: this one is dropped.
          description: 'The strokes become a mask, which goes into the form.',
          invoke: {
            id: 'paintMask',
            src: 'paintMask',
            input: ({ context: { area, strokes, mode, picture } }) => ({ area, strokes, mode, picture: required(picture, 'picture') }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'noteMask', params: output },
                { type: 'tellMask', params: output },
              ],
            },
            onError: { target: 'resting', actions: 'announceFailed' },
          },
        },
      },
    },
  },
});
