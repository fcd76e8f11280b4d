import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { inviteSetup } from './invite.setup.ts';

/** The link that invites a friend: fetched, copied, shared (spec §2, §8). */
export const inviteMachine = inviteSetup.createMachine({
  id: 'invite',
  description: 'Invites a friend with a personal link.',
  context: ({ input: { isMobile } }) => ({ link: null, isMobile, pageToPaste: null }),
  initial: 'closed',
  on: {
    // A link belongs to one user.
    'session.changed': { target: '.closed', actions: ['clearLink', 'emitDismissed'] },
    'invite.closed': '.closed',
  },
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'invite.opened': [{ guard: 'hasLink', target: 'ready' }, { target: 'loading' }],
        'session.changed': { actions: 'clearLink' },
      },
    },
    loading: {
      description: 'The link is loading.',
      tags: 'loading',
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        onDone: [
          { guard: { type: 'isLink', params: output }, target: 'ready', actions: { type: 'assignLink', params: output } },
          { guard: { type: 'isSignInNeeded', params: output }, target: 'awaitingSignIn' },
          { target: 'failed', actions: 'emitNoLink' },
        ],
        onError: { target: 'failed', actions: 'emitNoLink' },
      },
    },
    awaitingSignIn: {
      description: 'Only a signed-in user can invite; the link is fetched after the sign-in.',
      tags: 'loading',
      // The new user is the one that the link is for.
      on: { 'session.changed': { guard: 'isUser' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          { guard: { type: 'isSignedIn', params: output }, target: 'loading' },
          { target: 'closed', actions: 'emitDismissed' },
        ],
      },
    },
    failed: {
      description: 'The link failed to load; the user can retry.',
      tags: 'failed',
      on: { 'retry.clicked': 'loading' },
    },
    ready: {
      description: 'The link can be copied and shared.',
      tags: 'ready',
      initial: 'idle',
      on: {
        'copy.clicked': { target: '.copying', actions: 'clearPageToPaste' },
        'share.chosen': [{ guard: 'isWithoutApp', target: '.copying', actions: 'assignPageToPaste' }, { actions: 'emitShareWindow' }],
      },
      states: {
        idle: { description: 'The link is shown in its field.' },
        copying: {
          description: 'The link is being written to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: required(context.link, 'link') }),
            onDone: { target: 'copied', actions: ['emitCopied', 'emitPageToPaste'] },
            onError: 'copyingByTextArea',
          },
        },
        copyingByTextArea: {
          description: 'The clipboard is unavailable: a hidden text area is tried.',
          invoke: {
            id: 'copyByTextArea',
            src: 'copyByTextArea',
            input: ({ context }) => ({ text: required(context.link, 'link') }),
            onDone: [
              { guard: { type: 'isCopied', params: output }, target: 'copied', actions: ['emitCopied', 'emitPageToPaste'] },
              { target: 'notCopied', actions: 'emitNotCopied' },
            ],
            onError: { target: 'notCopied', actions: 'emitNotCopied' },
          },
        },
        copied: {
          description: 'The button says that the link is copied.',
          tags: 'copied',
          after: { copiedTime: 'idle' },
        },
        notCopied: { description: 'Copying failed: the link is selected so that the user can copy it.', tags: 'notCopied' },
      },
    },
  },
});
