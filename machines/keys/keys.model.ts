import { asksExactly, emitsExactly, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { keysMachine } from './keys.machine.ts';
import {
  selectChosenKey,
  selectConfirmation,
  selectIsRevokingKey,
  selectKeyForm,
  selectKeyName,
  selectKeys,
  selectKeyScopes,
  selectKeysPhase,
  selectNewKey,
  selectProof,
  selectProofKind,
  type KeysSnapshot,
} from './keys.selectors.ts';
import type { Key } from './keys.types.ts';

const email = 'ann@example.com';
const secret = 'iridia_0123456789';
const name = 'Poster printer';
const key = (id: string): Key => ({
  id,
  name,
  start: 'iridia_0123',
  scopes: ['read'],
  createdAt: '2026-11-01T00:00:00.000Z',
  usedAt: null,
});

const hasKey = (snapshot: KeysSnapshot, id: string): boolean => selectKeys(snapshot).some((item) => item.id === id);
/** Whether the form accepts what is typed. */
const isOpen = (snapshot: KeysSnapshot): boolean => ![null, 'making'].includes(selectKeyForm(snapshot));
/** The steps since the form was opened. */
const formSteps = (way: readonly Observed[]) => way.slice(way.findLastIndex(({ gesture }) => gesture === 'key.wanted') + 1);
const lastValue = (way: readonly Observed[], gesture: string): string =>
  (formSteps(way).findLast((step) => step.gesture === gesture)?.event['value'] as string | undefined) ?? '';
const isScopeGiven = (way: readonly Observed[]): boolean =>
  formSteps(way).filter(({ gesture }) => gesture === 'scope.toggled').length % 2 === 1;
const networkProblem = () => [notice('error', { key: 'networkProblem' })];

export const keysModel = chartModel({
  name: 'keys',
  machine: keysMachine,
  inputs: [
    { email, hasPassword: true },
    { email, hasPassword: false },
  ],
  events: {
    'retry.clicked': [{}],
    // One key is made on a path, so that the list stays short.
    'key.wanted': (snapshot: KeysSnapshot) => (hasKey(snapshot, 'k2') ? [] : [{}]),
    'name.changed': (snapshot: KeysSnapshot) => (isOpen(snapshot) && selectKeyName(snapshot) === '' ? [{ value: name }] : []),
    'scope.toggled': (snapshot: KeysSnapshot) => (isOpen(snapshot) ? [{ scope: 'read' as const }] : []),
    'proof.changed': (snapshot: KeysSnapshot) => (isOpen(snapshot) && selectProof(snapshot) === '' ? [{ value: '123456' }] : []),
    'code.requested': [{}],
    'key.submitted': [{}],
    'key.abandoned': [{}],
    'copy.clicked': [{}],
    'key.kept': [{}],
    'revocation.asked': (snapshot: KeysSnapshot) => (hasKey(snapshot, 'k1') ? [{ id: 'k1' }] : []),
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    listKeys: { done: [[key('k1')], null], error: [new Error('offline')] },
    sendCode: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
    makeKey: { done: [{ item: key('k2'), secret }, { refusal: { text: 'Not for a moment.' } }], error: [new Error('offline')] },
    copyKey: { done: [true, false], error: [new Error('no clipboard')] },
    revokeKey: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
  },
  invariants: {
    'a whole key is known only while it is shown': (snapshot) => snapshot.matches('made') === (selectNewKey(snapshot) !== null),
    'nothing typed is kept outside the form': (snapshot) =>
      selectKeyForm(snapshot) !== null || (selectProof(snapshot) === '' && selectKeyName(snapshot) === ''),
    'a code is mailed only to an account without a password': (snapshot) =>
      selectKeyForm(snapshot) !== 'mailing' || selectProofKind(snapshot) === 'code',
  },
  rules: {
    'failures are announced, and what can’t be seen': emitsExactly({
      'failed.listKeys': networkProblem,
      'done.sendCode': ({ output }) => [output === null ? notice('success', { key: 'operationSucceeded' }) : notice('error', output)],
      'failed.sendCode': networkProblem,
      'done.makeKey': ({ output }) => ('refusal' in output ? [notice('error', output.refusal)] : []),
      'failed.makeKey': networkProblem,
      'done.copyKey': ({ output }) => [output ? notice('success', { key: 'copied' }) : notice('error', { key: 'copyFailed' })],
      'failed.copyKey': () => [notice('error', { key: 'copyFailed' })],
      'done.revokeKey': ({ output }) => (output === null ? [] : [notice('error', output)]),
      'failed.revokeKey': networkProblem,
    }),
    'a key is made of what was given, with the proof': asksExactly('makeKey', ({ gesture, deeds }, way) => {
      if (gesture !== 'key.submitted' || deeds.length === 0 || lastValue(way, 'name.changed') === '' || !isScopeGiven(way))
        return undefined;
      const proof = lastValue(way, 'proof.changed');
      const { hasPassword } = way[0]!.event['input'] as { hasPassword: boolean };
      const proved = hasPassword ? { password: proof } : { code: proof };
      return { key: { name, scopes: ['read'], ...(proof !== '' && proved) } };
    }),
    'what is copied is the whole key': asksExactly('copyKey', ({ gesture, deeds }) =>
      gesture === 'copy.clicked' && deeds.length > 0 ? { secret } : undefined,
    ),
    'a key is revoked only once that is confirmed': asksExactly('revokeKey', ({ gesture, event }) =>
      gesture === 'done.confirmation' && event['output'].confirmed ? { id: 'k1' } : undefined,
    ),
    'a code goes to the address of the account': asksExactly('sendCode', ({ gesture, deeds }) =>
      gesture === 'code.requested' && deeds.length > 0 ? { email } : undefined,
    ),
  },
  shows: {
    loading: (snapshot) => selectKeysPhase(snapshot) === 'loading',
    failed: (snapshot) => selectKeysPhase(snapshot) === 'failed',
    listed: (snapshot) => selectKeysPhase(snapshot) === 'shown' && selectKeyForm(snapshot) === null && selectChosenKey(snapshot) === null,
    'filling.answering': (snapshot) => selectKeyForm(snapshot) === 'answering',
    'filling.unfit': (snapshot) =>
      selectKeyForm(snapshot) === 'unfit' && (selectKeyName(snapshot) === '' || selectKeyScopes(snapshot).length === 0),
    'filling.mailing': (snapshot) => selectKeyForm(snapshot) === 'mailing',
    making: (snapshot) => selectKeyForm(snapshot) === 'making',
    'made.shown': (snapshot) => selectNewKey(snapshot) === secret && selectKeys(snapshot)[0]?.id === 'k2',
    'made.copying': (snapshot) => selectNewKey(snapshot) === secret,
    asked: (snapshot) => selectConfirmation(snapshot) !== null && selectChosenKey(snapshot) === 'k1',
    revoking: (snapshot) => selectIsRevokingKey(snapshot) && selectChosenKey(snapshot) === 'k1',
  },
});
