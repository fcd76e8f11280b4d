import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './crop.implementation.ts';
import type { CropArea, CropTypes, CutPicture, Picture } from './crop.types.ts';

/** A picture of a form cut to a frame before it is used, and made whole again. */
export const cropMachine = setup({
  types: {} as CropTypes,
  actors: { cutPicture: port<CutPicture, { picture: Picture; area: CropArea }>('cutPicture') },
  actions,
  guards,
}).createMachine({
  id: 'crop',
  description: 'A picture of a form, cut to a frame or whole.',
  context: { whole: null, area: null, cut: null },
  initial: 'whole',
  on: {
    'picture.changed': { guard: 'isAnother', target: '.whole', actions: 'forget' },
  },
  states: {
    whole: {
      description: 'The form has the picture as it was given.',
      on: {
        'crop.opened': { target: 'framing', actions: 'takePicture' },
      },
    },
    framing: {
      description: 'A frame stands over the whole picture.',
      on: {
        'crop.cancelled': [{ guard: 'isCut', target: 'cut' }, { target: 'whole' }],
        'crop.applied': { target: 'cutting', actions: 'takeArea' },
      },
    },
    cutting: {
      description: 'The picture is cut to the frame, in the browser.',
      invoke: {
        id: 'cutPicture',
        src: 'cutPicture',
        input: ({ context }) => ({ picture: required(context.whole, 'picture'), area: required(context.area, 'area') }),
        onDone: {
          target: 'cut',
          actions: [
            { type: 'noteCut', params: output },
            { type: 'tellCut', params: output },
          ],
        },
        onError: { target: 'framing', actions: 'tellFailed' },
      },
    },
    cut: {
      description: 'The form has what was in the frame; the whole picture is kept beside it.',
      on: {
        // The frame is set anew over the whole picture, so that it can also be wider.
        'crop.opened': 'framing',
        'crop.undone': { target: 'whole', actions: ['tellWhole', 'forget'] },
      },
    },
  },
});
