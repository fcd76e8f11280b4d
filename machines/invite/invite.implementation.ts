import { assign, emit } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import { shareAddress } from './invite.share.ts';
import type { InviteAnswer, InviteTypes } from './invite.types.ts';

export const actions = actionsOf<InviteTypes>()({
  noteLink: assign((_, answer: InviteAnswer) => ({ link: required(answer.kind === 'link' ? answer.link : null, 'link') })),
  forgetLink: assign({ link: null }),
  openShareWindow: emit(({ context, event }) => {
    const { network, text } = asserted(event, 'share.chosen');
    return { type: 'window.requested' as const, address: shareAddress(network, required(context.link, 'link'), text) };
  }),
  tellDismissed: emit({ type: 'invite.dismissed' }),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  announceNoLink: emit(notice('error', { key: 'inviteCodeFailed' })),
  announceCopied: emit(notice('success', { key: 'copied' })),
  announceNotCopied: emit(notice('error', { key: 'copyFailed' })),
});

export const guards = guardsOf<InviteTypes>()({
  hasLink: ({ context }) => context.link !== null,
  isLink: (_, answer: InviteAnswer) => answer.kind === 'link',
  isSignInNeeded: (_, answer: InviteAnswer) => answer.kind === 'signIn',
  isSignIn: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  isCopied: (_, copied: boolean) => copied,
});
