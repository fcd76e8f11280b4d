import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { shareAddress } from './invite.share.ts';
import type { InviteAnswer, InviteTypes, ShareNetwork } from './invite.types.ts';

export const actions = actionsOf<InviteTypes>()({
  noteLink: assign((_, { answer }: { answer: InviteAnswer }) => ({ link: answer.kind === 'link' ? answer.link : null })),
  forgetLink: assign({ link: null }),
  openShareWindow: emit(({ context }, { network, text }: { network: ShareNetwork; text: string }) => ({
    type: 'window.requested' as const,
    address: shareAddress(network, context.link ?? '', text),
  })),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  announceNoLink: emit(notice('error', { key: 'inviteCodeFailed' })),
  announceCopied: emit(notice('success', { key: 'copied' })),
  announceNotCopied: emit(notice('error', { key: 'copyFailed' })),
});

export const guards = guardsOf<InviteTypes>()({
  hasLink: ({ context }) => context.link !== null,
  isLink: (_, { answer }: { answer: InviteAnswer }) => answer.kind === 'link',
  isSignInNeeded: (_, { answer }: { answer: InviteAnswer }) => answer.kind === 'signIn',
  isSignIn: (_, { who }: { who: 'visitor' | 'user' }) => who === 'user',
  isGivenUp: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
  isCopied: (_, { copied }: { copied: boolean }) => copied,
});
