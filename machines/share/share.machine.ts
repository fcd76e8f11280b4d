import { assign, emit, setup } from 'xstate';
import { notice } from '../kit/notice.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ShareAnswer, ShareTypes } from './share.types.ts';

/** The link that shows one creation to others: created, copied, revoked. */
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
  description: 'Whether a creation is visible to anyone with its link.',
  context: ({ input }) => ({ id: input.id, link: null }),
  initial: 'asking',
  // Only its owner can see and revoke a link.
  on: { 'session.changed': { target: '.asking', actions: 'forgetLink' } },
  states: {
    unasked: {
      description: 'Whether the creation is shared is unknown.',
      on: { 'share.pressed': 'sharing' },
    },
    asking: {
      description: 'The server is asked whether the creation is shared; a press does not have to wait for it.',
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
      description: 'Only the owner can see the creation.',
      on: { 'share.pressed': 'sharing' },
    },
    sharing: {
      // A second press is ignored: a creation has one link.
      description: 'The server creates the link, or returns the existing one.',
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
          // The person reads the reason in the server's words.
          { target: 'unshared' },
        ],
        // The request may have reached the server.
        onError: { target: 'unasked', actions: 'announceShareFailed' },
      },
    },
    copying: {
      description: 'The link is being written to the clipboard.',
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
      description: 'Anyone with the link can see the creation; the owner can copy or revoke the link.',
      on: { 'share.pressed': 'copying', 'share.revoked': 'revoking' },
    },
    revoking: {
      description: 'The server is revoking the link.',
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
          { target: 'shared' },
        ],
        onError: { target: 'shared', actions: 'announceStopFailed' },
      },
    },
  },
});
