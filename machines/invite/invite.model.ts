import { asks, isRunning, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { inviteMachine } from './invite.machine.ts';
import { selectInviteLink, selectIsCopied, selectIsInviteFailed, selectIsInviteLoading, selectIsNotCopied } from './invite.selectors.ts';

const link = 'https://iridia.example/?invite_code=ABC';

export const inviteModel = chartModel({
  name: 'invite',
  machine: inviteMachine,
  inputs: [{ isMobile: false }, { isMobile: true }],
  events: {
    'invite.opened': [{}],
    'invite.closed': [{}],
    'retry.clicked': [{}],
    'copy.clicked': [{}],
    'share.chosen': [
      { network: 'reddit', text: 'Look' },
      { network: 'messenger', text: 'Look' },
    ],
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
  },
  outcomes: {
    fetchLink: { done: [{ kind: 'link', link }, { kind: 'signIn' }, { kind: 'refused' }], error: [new Error('offline')] },
    signIn: { done: [{ signedIn: true }, { signedIn: false }], error: [] },
    copyText: { done: [undefined], error: [new Error('not allowed')] },
    copyByTextArea: { done: [true, false], error: [new Error('no text area')] },
  },
  invariants: {
    'a link is shown only when there is one': (snapshot) => !snapshot.matches('ready') || selectInviteLink(snapshot) === link,
  },
  rules: {
    'a link belongs to one user: for another one it is fetched anew': (way) => {
      const isOther = way.at(-2)?.gesture === 'session.changed' && !isRunning(way, 'signIn');
      return isOther && took('invite.opened')(way.at(-1)!) && !asks('fetchLink')(way.at(-1)!) ? 'the link of another user is shown' : null;
    },
  },
  shows: {
    closed: (snapshot) => selectInviteLink(snapshot) === null && !selectIsInviteLoading(snapshot),
    loading: selectIsInviteLoading,
    awaitingSignIn: selectIsInviteLoading,
    failed: selectIsInviteFailed,
    'ready.idle': (snapshot) => !selectIsCopied(snapshot) && !selectIsNotCopied(snapshot),
    'ready.copying': (snapshot) => !selectIsCopied(snapshot),
    'ready.copyingByTextArea': (snapshot) => !selectIsCopied(snapshot),
    'ready.copied': selectIsCopied,
    'ready.notCopied': selectIsNotCopied,
  },
});
