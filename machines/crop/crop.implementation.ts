import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { CropArea, CropTypes, CutPicture, Picture } from './crop.types.ts';

export const actions = actionsOf<CropTypes>()({
  takePicture: assign((_, { picture }: { picture: Picture }) => ({ whole: picture })),
  takeArea: assign((_, { area }: { area: CropArea }) => ({ area })),
  noteCut: assign(({ context }, { answer }: { answer: CutPicture }) => ({
    whole: context.whole && { ...context.whole, file: answer.whole },
    cut: answer.cut.ref,
  })),
  forget: assign({ whole: null, area: null, cut: null }),
  tellCut: emit((_, { answer }: { answer: CutPicture }) => ({ type: 'picture.cut' as const, file: answer.cut })),
  tellWhole: emit(({ context }) => ({ type: 'picture.cut' as const, file: context.whole!.file })),
  tellFailed: emit(notice('error', { key: 'cropFailed' })),
});

export const guards = guardsOf<CropTypes>()({
  isCut: ({ context }) => context.cut !== null,
  isAnother: ({ context }, { ref }: { ref: string | null }) => ref === null || (ref !== context.cut && ref !== context.whole?.file.ref),
});
