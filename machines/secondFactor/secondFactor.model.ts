import { asksExactly, emitsExactly, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';
import {
  selectFactor,
  selectFactorForm,
  selectFactorPhase,
  selectIsBeginning,
  selectIsRenewing,
  selectNewApp,
  selectProof,
  selectProofKind,
  selectRecovery,
  selectFactorProof,
  selectRemoving,
  selectTyped,
  type SecondFactorSnapshot,
} from './secondFactor.selectors.ts';
import type { Factor } from './secondFactor.types.ts';

const email = 'ann@example.com';
const app = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Iridia:ann%40example.com?secret=JBSWY3DPEHPK3PXP', qr: ['10', '01'] };
const at = '2026-11-01T00:00:00.000Z';
const factor: Factor = { app: null, passkeys: [{ id: 'p1', name: 'Phone', createdAt: at, usedAt: null }], recovery: 9 };
const networkProblem = () => [notice('error', { key: 'networkProblem' })];

/** Whether the form accepts what is typed. */
const isOpen = (snapshot: SecondFactorSnapshot): boolean => ![null, 'adding'].includes(selectFactorForm(snapshot));
/** What was typed last since the form was opened. */
const lastValue = (way: readonly Observed[], gesture: string): string => {
  const opened = way.findLastIndex((step) => ['passkey.wanted', 'done.setUpApp'].includes(step.gesture));
  return (way.slice(opened + 1).findLast((step) => step.gesture === gesture)?.event['value'] as string | undefined) ?? '';
};

export const secondFactorModel = chartModel({
  name: 'secondFactor',
  machine: secondFactorMachine,
  inputs: [
    { email, hasPassword: true },
    { email, hasPassword: false },
  ],
  events: {
    'retry.clicked': [{}],
    'app.wanted': [{}],
    'passkey.wanted': [{}],
    'factor.typed': (snapshot: SecondFactorSnapshot) => (isOpen(snapshot) && selectTyped(snapshot) === '' ? [{ value: '654321' }] : []),
    'proof.changed': (snapshot: SecondFactorSnapshot) => (isOpen(snapshot) && selectProof(snapshot) === '' ? [{ value: '123456' }] : []),
    'code.requested': [{}],
    'factor.submitted': [{}],
    'factor.abandoned': [{}],
    'recovery.kept': [{}],
    'removal.asked': [{ subject: 'p1' }],
    'renewal.asked': [{}],
  },
  outcomes: {
    secondStep: {
      done: (snapshot: SecondFactorSnapshot) => {
        const subject = selectRemoving(snapshot) ?? 'recovery';
        return [
          { passed: true, subject, token: selectIsRenewing(snapshot) ? 'aaaaa-bbbbb\nccccc-ddddd' : null },
          { passed: false, subject, token: null },
        ];
      },
      error: [],
    },
    loadFactor: { done: [factor, null], error: [new Error('offline')] },
    setUpApp: { done: [{ app }, { refusal: { text: 'Not for a moment.' } }], error: [new Error('offline')] },
    sendCode: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
    addFactor: {
      done: [{ recovery: ['aaaaa-bbbbb'] }, { recovery: null }, { refusal: { text: 'Not for a moment.' } }, null],
      error: [new Error('offline')],
    },
  },
  invariants: {
    'a secret is known only while its form is open': (snapshot) => selectNewApp(snapshot) === null || selectFactorForm(snapshot) !== null,
    'recovery codes are known only while they are shown': (snapshot) =>
      (selectRecovery(snapshot) !== null) === (selectFactorPhase(snapshot) === 'recovery'),
    'nothing typed is kept outside the form': (snapshot) =>
      selectFactorForm(snapshot) !== null || (selectTyped(snapshot) === '' && selectProof(snapshot) === ''),
    'a code is mailed only to an account without a password': (snapshot) =>
      selectFactorForm(snapshot) !== 'mailing' || selectProofKind(snapshot) === 'code',
    'a factor is removed, and codes are renewed, only with a proof': (snapshot) =>
      (selectRemoving(snapshot) !== null || selectIsRenewing(snapshot)) === (selectFactorProof(snapshot) !== null),
  },
  rules: {
    'failures are announced, and what can’t be seen': emitsExactly({
      'done.setUpApp': ({ output }) => ('refusal' in output ? [notice('error', output.refusal)] : []),
      'failed.loadFactor': networkProblem,
      'failed.setUpApp': networkProblem,
      'done.sendCode': ({ output }) => [output === null ? notice('success', { key: 'operationSucceeded' }) : notice('error', output)],
      'failed.sendCode': networkProblem,
      'done.addFactor': ({ output }) => (output && 'refusal' in output ? [notice('error', output.refusal)] : []),
      'failed.addFactor': networkProblem,
    }),
    'a factor is added from what was typed, with the proof': asksExactly('addFactor', ({ gesture, deeds }, way) => {
      if (gesture !== 'factor.submitted' || deeds.length === 0) return undefined;
      const [typed, proof] = [lastValue(way, 'factor.typed'), lastValue(way, 'proof.changed')];
      if (typed === '' || proof === '') return undefined;
      const { hasPassword } = way[0]!.event['input'] as { hasPassword: boolean };
      const proved = hasPassword ? { password: proof } : { code: proof };
      const isApp = way.findLast((step) => ['passkey.wanted', 'done.setUpApp'].includes(step.gesture))?.gesture === 'done.setUpApp';
      return isApp ? { app: { app: typed, ...proved } } : { passkey: { name: typed, ...proved } };
    }),
    'a code goes to the address of the account': asksExactly('sendCode', ({ gesture, deeds }) =>
      gesture === 'code.requested' && deeds.length > 0 ? { email } : undefined,
    ),
  },
  shows: {
    loading: (snapshot) => selectFactorPhase(snapshot) === 'loading',
    failed: (snapshot) => selectFactorPhase(snapshot) === 'failed',
    listed: (snapshot) => selectFactorPhase(snapshot) === 'listed' && selectFactor(snapshot) !== null && !selectIsBeginning(snapshot),
    beginning: selectIsBeginning,
    'filling.answering': (snapshot) => selectFactorForm(snapshot) === 'answering',
    'filling.unfit': (snapshot) => selectFactorForm(snapshot) === 'unfit',
    'filling.mailing': (snapshot) => selectFactorForm(snapshot) === 'mailing',
    adding: (snapshot) => selectFactorForm(snapshot) === 'adding',
    recovery: (snapshot) => selectRecovery(snapshot) !== null,
    proving: (snapshot) => (selectRemoving(snapshot) === 'p1' || selectIsRenewing(snapshot)) && selectFactorProof(snapshot) !== null,
  },
});
