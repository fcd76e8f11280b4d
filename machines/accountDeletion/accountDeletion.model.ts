import { asksExactly, emitsExactly, exactlyWith, starts } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { accountDeletionMachine } from './accountDeletion.machine.ts';
import {
  selectIsDeleting,
  selectIsSendingCode,
  selectProof,
  selectProofKind,
  type AccountDeletionSnapshot,
} from './accountDeletion.selectors.ts';

const email = 'ann@example.com';
const isAsked = (snapshot: AccountDeletionSnapshot) => snapshot.matches('asked');

export const accountDeletionModel = chartModel({
  name: 'accountDeletion',
  machine: accountDeletionMachine,
  inputs: [
    { email, hasPassword: true },
    { email, hasPassword: false },
  ],
  events: {
    'deletion.asked': [{}],
    'proof.changed': (snapshot: AccountDeletionSnapshot) =>
      isAsked(snapshot) && selectProof(snapshot) === '' ? [{ value: '123456' }] : [],
    'code.requested': [{}],
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    sendCode: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
    deleteAccount: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
  },
  invariants: {
    'no proof is kept for a user who stays': (snapshot) => !snapshot.matches('staying') || selectProof(snapshot) === '',
    'a code is mailed only to an account without a password': (snapshot) =>
      !selectIsSendingCode(snapshot) || selectProofKind(snapshot) === 'code',
  },
  rules: {
    'every answer is announced; the deletion, before the session ends': emitsExactly({
      'done.sendCode': ({ output }) => [output === null ? notice('success', { key: 'operationSucceeded' }) : notice('error', output)],
      'failed.sendCode': () => [notice('error', { key: 'networkProblem' })],
      'done.deleteAccount': ({ output }) =>
        output === null ? [notice('success', { key: 'accountDeleted' }), { type: 'account.deleted' }] : [notice('error', output)],
      'failed.deleteAccount': () => [notice('error', { key: 'networkProblem' })],
    }),
    'the account is deleted only once it is confirmed, with the proof that was typed': asksExactly(
      'deleteAccount',
      ({ gesture, event }, way) => {
        if (gesture !== 'done.confirmation' || !event['output'].confirmed) return undefined;
        const asked = way.slice(way.findLastIndex((step) => step.gesture === 'done.confirmation' && !step.event['output'].confirmed) + 1);
        const typed = asked.findLast((step) => step.gesture === 'proof.changed')?.event['value'] as string | undefined;
        if (typed === undefined) return { proof: {} };
        const { hasPassword } = way[0]!.event['input'] as { hasPassword: boolean };
        return { proof: hasPassword ? { password: typed } : { code: typed } };
      },
    ),
    'a question is asked again after a failed deletion': exactlyWith(
      starts('confirmation'),
      ({ gesture, event, deeds }) =>
        (gesture === 'deletion.asked' && deeds.length > 0) ||
        gesture === 'failed.deleteAccount' ||
        (gesture === 'done.deleteAccount' && event['output'] !== null),
      'the question is not on screen',
    ),
    'a code goes to the address of the account': asksExactly('sendCode', ({ gesture, deeds }) =>
      gesture === 'code.requested' && deeds.length > 0 ? { email } : undefined,
    ),
  },
  shows: {
    staying: (snapshot) => !isAsked(snapshot) && !selectIsDeleting(snapshot),
    'asked.answering': (snapshot) => isAsked(snapshot) && !selectIsSendingCode(snapshot),
    'asked.mailing': (snapshot) => isAsked(snapshot) && selectIsSendingCode(snapshot),
    deleting: selectIsDeleting,
    deleted: ({ status }) => status === 'done',
  },
});
