import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './crop.implementation.ts';
import type { CropArea, CropTypes, CutPicture, Picture } from './crop.types.ts';

/** Crops a picture of a form to a frame before it is used, and can undo the crop. */
export const cropMachine = setup({
  types: {} as CropTypes,
  actors: { cutPicture: port<CutPicture, { picture: Picture; area: CropArea }>('cutPicture') },
  actions,
  guards,
}).createMachine({
  id: 'crop',
  description: 'A picture of a form, cropped or whole.',
  context: { whole: null, area: null, shape: 'free', cut: null },
  initial: 'whole',
  on: {
    'picture.changed': { guard: 'isAnother', target: '.whole', actions: 'forget' },
  },
  states: {
    whole: {
      description: 'The form has the original picture.',
      on: {
        'crop.opened': { target: 'framing', actions: ['takePicture', 'takeShape'] },
      },
    },
    framing: {
      description: 'The crop frame is shown over the whole picture.',
      on: {
        'crop.cancelled': [{ guard: 'isCut', target: 'cut' }, { target: 'whole' }],
        'shape.chosen': { actions: 'takeShape' },
        'crop.applied': { target: 'cutting', actions: 'takeArea' },
      },
    },
    cutting: {
      description: 'The browser crops the picture to the frame.',
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
      description: 'The form has the cropped picture; the original is kept for undo.',
      on: {
        // The frame opens over the whole picture again, so that the crop can also grow.
        'crop.opened': { target: 'framing', actions: 'takeShape' },
        'crop.undone': { target: 'whole', actions: ['tellWhole', 'forget'] },
      },
    },
  },
});
