import { assign, emit, setup } from 'xstate';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ShareAnswer, ShareTypes } from './share.types.ts';

const base = setup({
  types: {} as ShareTypes,
  actors: {
    readShare: port<ShareAnswer, { id: string }>('readShare'),
    share: port<ShareAnswer, { id: string }>('share'),
    unshare: port<boolean, { id: string }>('unshare'),
    copyLink: port<boolean, { link: string }>('copyLink'),
  },
});

export const shareSetup = base
  .extend({
    guards: {
      isShared: (_, answer: ShareAnswer) => typeof answer?.link === 'string',
      isCopied: (_, copied: boolean) => copied,
      isStopped: (_, stopped: boolean) => stopped,
    },
  })
  .extend({
    actions: {
      assignLink: assign((_, answer: ShareAnswer) => ({ link: required(answer?.link, 'link') })),
      clearLink: assign({ link: null }),
      emitCopied: emit(notice('success', { key: 'shareCopied' })),
      emitNotCopied: emit(notice('warning', { key: 'shareNotCopied' })),
      emitShareFailed: emit(notice('error', { key: 'shareFailed' })),
      emitStopped: emit(notice('success', { key: 'shareStopped' })),
      emitStopFailed: emit(notice('error', { key: 'shareStopFailed' })),
    },
  });
