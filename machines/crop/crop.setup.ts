import { assign, emit, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { CropArea, CropTypes, CutImage, Image } from './crop.types.ts';

const base = setup({
  types: {} as CropTypes,
  actors: { cutImage: port<CutImage, { image: Image; area: CropArea }>('cutImage') },
});

/** The ports, guards and actions of the crop chart. */
export const cropSetup = base
  .extend({
    guards: {
      isCut: ({ context }) => context.cut !== null,
      isAnother: ({ context, event }) => {
        const { ref } = asserted(event, 'image.changed');
        return ref === null || (ref !== context.cut && ref !== context.whole?.file.ref);
      },
    },
  })
  .extend({
    actions: {
      assignImage: assign(({ event }) => ({ whole: asserted(event, 'crop.opened').image })),
      assignShape: assign(({ event }) => ({ shape: asserted(event, 'crop.opened', 'shape.chosen').shape })),
      assignArea: assign(({ event }) => ({ area: asserted(event, 'crop.applied').area })),
      assignCut: assign(({ context }, { whole, cut }: CutImage) => ({
        whole: { ...required(context.whole, 'picture'), file: whole },
        cut: cut.ref,
      })),
      clearCrop: assign({ whole: null, area: null, cut: null }),
      emitCut: emit((_, answer: CutImage) => ({ type: 'image.cut' as const, file: answer.cut })),
      emitWhole: emit(({ context }) => ({ type: 'image.cut' as const, file: required(context.whole, 'whole picture').file })),
      emitFailed: emit(notice('error', { key: 'cropFailed' })),
    },
  });
