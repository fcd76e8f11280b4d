import { assign, emit, setup } from 'xstate';
import { notice } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ShareAnswer, ShareTypes } from './share.types.ts';

/** The link by which one creation is shown to others: made, copied, taken back. */
export const shareMachine = setup({
  types: {} as ShareTypes,
  actors: {
    readShare: port<ShareAnswer, { id: string }>('readShare'),
    share: port<ShareAnswer, { id: string }>('share'),
    unshare: port<boolean, { id: string }>('unshare'),
    copyLink: port<boolean, { link: string }>('copyLink'),
  },
  actions: {
    noteLink: assign((_, answer: ShareAnswer) => ({ link: required(answer?.link, 'link') })),
    forgetLink: assign({ link: null }),
    announceCopied: emit(notice('success', { key: 'shareCopied' })),
    announceNotCopied: emit(notice('warning', { key: 'shareNotCopied' })),
    announceShareFailed: emit(notice('error', { key: 'shareFailed' })),
    announceStopped: emit(notice('success', { key: 'shareStopped' })),
    announceStopFailed: emit(notice('error', { key: 'shareStopFailed' })),
  },
  guards: {
    isShared: (_, answer: ShareAnswer) => typeof answer?.link === 'string',
    isCopied: (_, copied: boolean) => copied,
    isStopped: (_, stopped: boolean) => stopped,
  },
}).createMachine({
  id: 'share',
  description: 'Whether a creation is shown to whoever has its link.',
  context: ({ input }) => ({ id: input.id, link: null }),
  initial: 'unasked',
  // A link is its owner's to see and to take back.
  on: { 'session.changed': { target: '.unasked', actions: 'forgetLink' } },
  states: {
    unasked: {
      description: 'It is not known whether the creation is shared.',
      on: { 'share.shown': 'asking', 'share.pressed': 'sharing' },
    },
    asking: {
      description: 'The server is asked whether it is shared; a press need not wait for that.',
      invoke: {
        id: 'readShare',
        src: 'readShare',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'shared',
            actions: { type: 'noteLink', params: output },
          },
          { target: 'unshared' },
        ],
        onError: 'unasked',
      },
      on: { 'share.pressed': 'sharing' },
    },
    unshared: {
      description: 'Nobody else can see it.',
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      // A second press is dropped: there is one link for a creation.
      description: 'The server makes the link, or tells the one that there is.',
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'copying',
            actions: { type: 'noteLink', params: output },
          },
          { target: 'unshared', actions: 'announceShareFailed' },
        ],
        // The press may have arrived all the same.
        onError: { target: 'unasked', actions: 'announceShareFailed' },
      },
    },
    copying: {
      description: 'The clipboard is given the link.',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => ({ link: required(context.link, 'link') }),
        onDone: [
          { guard: { type: 'isCopied', params: output }, target: 'shared', actions: 'announceCopied' },
          { target: 'shared', actions: 'announceNotCopied' },
        ],
        onError: { target: 'shared', actions: 'announceNotCopied' },
      },
    },
    shared: {
      description: 'Whoever has the link sees it; the link stands there, to be copied again or taken back.',
      on: { 'share.pressed': 'copying', 'share.revoked': 'revoking' },
    },
    revoking: {
      description: 'The server takes the link back.',
      invoke: {
        id: 'unshare',
        src: 'unshare',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isStopped', params: output },
            target: 'unshared',
            actions: ['forgetLink', 'announceStopped'],
          },
          { target: 'shared', actions: 'announceStopFailed' },
        ],
        onError: { target: 'shared', actions: 'announceStopFailed' },
      },
    },
  },
});
