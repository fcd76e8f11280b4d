import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { cropSetup } from './crop.setup.ts';

/** Crops an image of a form to a frame before it is used, and can undo the crop. */
export const cropMachine = cropSetup.createMachine({
  id: 'crop',
  description: 'An image of a form, cropped or whole.',
  context: { whole: null, area: null, shape: 'free', cut: null },
  initial: 'whole',
  on: {
    'image.changed': { guard: 'isAnother', target: '.whole', actions: 'clearCrop' },
  },
  states: {
    whole: {
      description: 'The form has the original image.',
      on: {
        'crop.opened': { target: 'framing', actions: ['assignImage', 'assignShape'] },
      },
    },
    framing: {
      description: 'The crop frame is shown over the whole image.',
      tags: 'framed',
      on: {
        'crop.cancelled': [{ guard: 'isCut', target: 'cut' }, { target: 'whole' }],
        'shape.chosen': { actions: 'assignShape' },
        'crop.applied': { target: 'cutting', actions: 'assignArea' },
      },
    },
    cutting: {
      description: 'The browser crops the image to the frame.',
      tags: ['framed', 'busy'],
      invoke: {
        id: 'cutImage',
        src: 'cutImage',
        input: ({ context }) => ({ image: required(context.whole, 'picture'), area: required(context.area, 'area') }),
        onDone: {
          target: 'cut',
          actions: [
            { type: 'assignCut', params: output },
            { type: 'emitCut', params: output },
          ],
        },
        onError: { target: 'framing', actions: 'emitFailed' },
      },
    },
    cut: {
      description: 'The form has the cropped image; the original is kept for undo.',
      tags: 'cut',
      on: {
        // The frame opens over the whole image again, so that the crop can also grow.
        'crop.opened': { target: 'framing', actions: 'assignShape' },
        'crop.undone': { target: 'whole', actions: ['emitWhole', 'clearCrop'] },
      },
    },
  },
});
