import { setup } from 'xstate';
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
  delays: { copiedTime: 2000 },
}).createMachine({
  id: 'invite',
  description: 'Inviting a friend by a link of one’s own.',
  context: { link: null },
  initial: 'closed',
  on: {
    // A link belongs to a person.
    'session.changed': { target: '.closed', actions: 'forgetLink' },
    'invite.closed': '.closed',
  },
  states: {
    closed: {
      description: 'The dialog is not open.',
      on: { 'invite.opened': [{ guard: 'hasLink', target: 'ready' }, { target: 'loading' }] },
    },
    loading: {
      description: 'The link is on its way.',
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
      description: 'Only a signed-in person can invite; after signing in the link is fetched.',
      on: {
        'session.changed': { guard: 'isSignIn', target: 'loading' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'closed' },
      },
    },
    failed: {
      description: 'There is no link; it may be asked for again.',
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
        idle: { description: 'The link stands in its field.' },
        copying: {
          description: 'The clipboard is given the link.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: required(context.link, 'link') }),
            onDone: { target: 'copied', actions: 'announceCopied' },
            onError: 'copyingByTextArea',
          },
        },
        copyingByTextArea: {
          description: 'There is no clipboard to write to: a hidden text area is tried.',
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
        notCopied: { description: 'Nothing could copy the link: it is selected, to be copied by hand.' },
      },
    },
  },
});
