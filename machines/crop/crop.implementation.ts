import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { CropTypes, CutPicture } from './crop.types.ts';

export const actions = actionsOf<CropTypes>()({
  takePicture: assign(({ event }) => ({ whole: asserted(event, 'crop.opened').picture })),
  takeShape: assign(({ event }) => ({ shape: asserted(event, 'crop.opened', 'shape.chosen').shape })),
  takeArea: assign(({ event }) => ({ area: asserted(event, 'crop.applied').area })),
  noteCut: assign(({ context }, { whole, cut }: CutPicture) => ({
    whole: { ...required(context.whole, 'picture'), file: whole },
    cut: cut.ref,
  })),
  forget: assign({ whole: null, area: null, cut: null }),
  tellCut: emit((_, answer: CutPicture) => ({ type: 'picture.cut' as const, file: answer.cut })),
  tellWhole: emit(({ context }) => ({ type: 'picture.cut' as const, file: required(context.whole, 'whole picture').file })),
  tellFailed: emit(notice('error', { key: 'cropFailed' })),
});

export const guards = guardsOf<CropTypes>()({
  isCut: ({ context }) => context.cut !== null,
  isAnother: ({ context, event }) => {
    const { ref } = asserted(event, 'picture.changed');
    return ref === null || (ref !== context.cut && ref !== context.whole?.file.ref);
  },
});
