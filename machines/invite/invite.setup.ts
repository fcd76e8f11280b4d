import { assign, emit, enqueueActions, setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SignInOutput } from '../signIn/signIn.types.ts';
import { shareAddress } from './invite.share.ts';
import type { InviteAnswer, InviteContext, InviteEvent, InviteTypes } from './invite.types.ts';

const addressOf = ({ link, isMobile }: InviteContext, event: InviteEvent): string => {
  const { network, text } = asserted(event, 'share.chosen');
  return shareAddress(network, { link: required(link, 'link'), text, isMobile });
};

const base = setup({
  types: {} as InviteTypes,
  actors: {
    signIn: signInMachine,
    fetchLink: port<InviteAnswer>('fetchLink'),
    copyText: port<void, { text: string }>('copyText'),
    copyByTextArea: port<boolean, { text: string }>('copyByTextArea'),
  },
  delays: { copiedTime: times.copiedTime },
});

export const inviteSetup = base
  .extend({
    guards: {
      hasLink: ({ context }) => context.link !== null,
      isLink: (_, answer: InviteAnswer) => answer.kind === 'link',
      isSignInNeeded: (_, answer: InviteAnswer) => answer.kind === 'signIn',
      // Messenger's site takes no link, so the user pastes it there.
      isWithoutApp: ({ context, event }) => asserted(event, 'share.chosen').network === 'messenger' && !context.isMobile,
      isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
      isSignedIn: (_, { signedIn }: SignInOutput) => signedIn,
      isCopied: (_, copied: boolean) => copied,
    },
  })
  .extend({
    actions: {
      assignLink: assign((_, answer: InviteAnswer) => ({ link: required(answer.kind === 'link' ? answer.link : null, 'link') })),
      clearLink: assign({ link: null }),
      emitShareWindow: emit(({ context, event }) => ({ type: 'window.requested' as const, address: addressOf(context, event) })),
      assignPageToPaste: assign(({ context, event }) => ({ pageToPaste: addressOf(context, event) })),
      clearPageToPaste: assign({ pageToPaste: null }),
      emitPageToPaste: enqueueActions(({ context, enqueue }) => {
        if (context.pageToPaste === null) return;
        enqueue.emit({ type: 'window.requested', address: context.pageToPaste });
        enqueue.assign({ pageToPaste: null });
      }),
      emitDismissed: emit({ type: 'invite.dismissed' }),
      emitNoLink: emit(notice('error', { key: 'inviteCodeFailed' })),
      emitCopied: emit(notice('success', { key: 'copied' })),
      emitNotCopied: emit(notice('error', { key: 'copyFailed' })),
    },
  });
