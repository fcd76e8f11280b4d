import { asksExactly, emitsExactly, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';
import { selectSecret, selectSecretStep, type PasswordChangeSnapshot } from './passwordChange.selectors.ts';
import type { Secret } from './passwordChange.types.ts';

const present = 'Kaleido5cope';
const next = 'An0therOne';

const isFit = (typed: Partial<Secret>) => typed.present === present && typed.next === next;

/** What was typed since the form was opened. */
const typedIn = (way: readonly Observed[]): Partial<Secret> => {
  const opened = way.findLastIndex(({ gesture }) => gesture === 'password.asked');
  const typed = way.slice(opened).filter(({ gesture }) => gesture === 'password.typed');
  return Object.fromEntries(typed.map(({ event }) => [event['field'], event['value']])) as Partial<Secret>;
};

export const passwordChangeModel = chartModel({
  name: 'passwordChange',
  machine: passwordChangeMachine,
  inputs: [{ hasPassword: true }, { hasPassword: false }],
  events: {
    'password.asked': [{}],
    'password.typed': (snapshot: PasswordChangeSnapshot): { field: keyof Secret; value: string }[] => {
      if (!['answering', 'unfit'].includes(selectSecretStep(snapshot))) return [];
      const typed = selectSecret(snapshot);
      if (typed.present === '') return [{ field: 'present', value: present }];
      if (typed.next === '')
        return [
          { field: 'next', value: 'weak' },
          { field: 'next', value: next },
        ];
      return typed.next === 'weak' ? [{ field: 'next', value: next }] : [{ field: 'present', value: '' }];
    },
    'password.submitted': [{}],
    'password.abandoned': [{}],
  },
  outcomes: { replacePassword: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] } },
  invariants: {
    'no password is kept once it is changed or left alone': (snapshot) =>
      !['absent', 'kept'].includes(selectSecretStep(snapshot)) || Object.values(selectSecret(snapshot)).join('') === '',
    'an account without a password has none to change': (snapshot) =>
      snapshot.context.hasPassword || selectSecretStep(snapshot) === 'absent',
  },
  rules: {
    'every answer is announced, and the other devices are gone before it': emitsExactly({
      'done.replacePassword': ({ output }) =>
        output === null ? [{ type: 'password.replaced' }, notice('success', { key: 'passwordReplaced' })] : [notice('error', output)],
      'failed.replacePassword': () => [notice('error', { key: 'networkProblem' })],
    }),
    'what was typed is sent, once it keeps the rule': asksExactly('replacePassword', ({ gesture, deeds }, way) => {
      const typed = typedIn(way);
      return gesture === 'password.submitted' && deeds.length > 0 && isFit(typed)
        ? { change: { password: typed.present, new_passwd: typed.next } }
        : undefined;
    }),
  },
  shows: {
    deciding: () => false,
    absent: (snapshot) => selectSecretStep(snapshot) === 'absent',
    kept: (snapshot) => selectSecretStep(snapshot) === 'kept',
    'asked.answering': (snapshot) => selectSecretStep(snapshot) === 'answering',
    'asked.unfit': (snapshot) => selectSecretStep(snapshot) === 'unfit' && !isFit(selectSecret(snapshot)),
    changing: (snapshot) => selectSecretStep(snapshot) === 'changing' && isFit(selectSecret(snapshot)),
  },
});
