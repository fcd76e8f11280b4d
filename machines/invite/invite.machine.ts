import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { actions, guards } from './invite.implementation.ts';
import type { InviteAnswer, InviteTypes } from './invite.types.ts';

/** The link that invites a friend: fetched, copied, shared (spec §2, §8). */
export const inviteMachine = setup({
  types: {} as InviteTypes,
  actors: {
    fetchLink: port<InviteAnswer>('fetchLink'),
    copyText: port<void, { text: string }>('copyText'),
    copyByTextArea: port<boolean, { text: string }>('copyByTextArea'),
  },
  actions,
  guards,
  delays: { copiedTime: times.copiedTime },
}).createMachine({
  id: 'invite',
  description: 'Invites a friend with a personal link.',
  context: { link: null },
  initial: 'closed',
  on: {
    // A link belongs to one person.
    'session.changed': { target: '.closed', actions: ['forgetLink', 'tellDismissed'] },
    'invite.closed': '.closed',
  },
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'invite.opened': [{ guard: 'hasLink', target: 'ready' }, { target: 'loading' }],
        'session.changed': { actions: 'forgetLink' },
      },
    },
    loading: {
      description: 'The link is loading.',
      invoke: {
        id: 'fetchLink',
        src: 'fetchLink',
        onDone: [
          { guard: { type: 'isLink', params: output }, target: 'ready', actions: { type: 'noteLink', params: output } },
          { guard: { type: 'isSignInNeeded', params: output }, target: 'awaitingSignIn', actions: 'tellSignInNeeded' },
          { target: 'failed', actions: 'announceNoLink' },
        ],
        onError: { target: 'failed', actions: 'announceNoLink' },
      },
    },
    awaitingSignIn: {
      description: 'Only a signed-in person can invite; the link is fetched after the sign-in.',
      on: {
        'session.changed': { guard: 'isSignIn', target: 'loading' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'closed', actions: 'tellDismissed' },
      },
    },
    failed: {
      description: 'The link failed to load; the person can retry.',
      on: { 'retry.pressed': 'loading' },
    },
    ready: {
      description: 'The link can be copied and shared.',
      initial: 'idle',
      on: {
        'copy.pressed': '.copying',
        'share.chosen': { actions: 'openShareWindow' },
      },
      states: {
        idle: { description: 'The link is shown in its field.' },
        copying: {
          description: 'The link is being written to the clipboard.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: required(context.link, 'link') }),
            onDone: { target: 'copied', actions: 'announceCopied' },
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
              { guard: { type: 'isCopied', params: output }, target: 'copied', actions: 'announceCopied' },
              { target: 'notCopied', actions: 'announceNotCopied' },
            ],
            onError: { target: 'notCopied', actions: 'announceNotCopied' },
          },
        },
        copied: {
          description: 'The button says that the link is copied.',
          after: { copiedTime: 'idle' },
        },
        notCopied: { description: 'Copying failed: the link is selected so that the person can copy it.' },
      },
    },
  },
});
