import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { shareSetup } from './share.setup.ts';

/** The link that shows one creation to others: created, copied, revoked. */
export const shareMachine = shareSetup.createMachine({
  id: 'share',
  description: 'Whether a creation is visible to anyone with its link.',
  context: ({ input }) => ({ id: input.id, link: null }),
  initial: 'asking',
  // Only its owner can see and revoke a link.
  on: { 'session.changed': { target: '.asking', actions: 'clearLink' } },
  states: {
    unasked: {
      description: 'Whether the creation is shared is unknown.',
      on: { 'share.clicked': 'sharing' },
    },
    asking: {
      description: 'The server is asked whether the creation is shared; a click does not have to wait for it.',
      invoke: {
        id: 'readShare',
        src: 'readShare',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'shared',
            actions: { type: 'assignLink', params: output },
          },
          { target: 'unshared' },
        ],
        onError: 'unasked',
      },
      on: { 'share.clicked': 'sharing' },
    },
    unshared: {
      description: 'Only the owner can see the creation.',
      on: { 'share.clicked': 'sharing' },
    },
    sharing: {
      // A second click is ignored: a creation has one link.
      description: 'The server creates the link, or returns the existing one.',
      tags: 'busy',
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isShared', params: output },
            target: 'copying',
            actions: { type: 'assignLink', params: output },
          },
          // The user reads the reason in the server's words.
          { target: 'unshared' },
        ],
        // The request may have reached the server.
        onError: { target: 'unasked', actions: 'emitShareFailed' },
      },
    },
    copying: {
      description: 'The link is being written to the clipboard.',
      tags: 'busy',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => ({ link: required(context.link, 'link') }),
        onDone: [
          { guard: { type: 'isCopied', params: output }, target: 'shared', actions: 'emitCopied' },
          { target: 'shared', actions: 'emitNotCopied' },
        ],
        onError: { target: 'shared', actions: 'emitNotCopied' },
      },
    },
    shared: {
      description: 'Anyone with the link can see the creation; the owner can copy or revoke the link.',
      on: { 'share.clicked': 'copying', 'share.revoked': 'revoking' },
    },
    revoking: {
      description: 'The server is revoking the link.',
      tags: 'busy',
      invoke: {
        id: 'unshare',
        src: 'unshare',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isStopped', params: output },
            target: 'unshared',
            actions: ['clearLink', 'emitStopped'],
          },
          { target: 'shared' },
        ],
        onError: { target: 'shared', actions: 'emitStopFailed' },
      },
    },
  },
});
