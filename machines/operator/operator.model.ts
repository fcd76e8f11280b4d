import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { operatorMachine } from './operator.machine.ts';
import {
  selectCodeRefusal,
  selectConsolePhase,
  selectNewFactor,
  selectOverview,
  selectRecovery,
  type OperatorSnapshot,
} from './operator.selectors.ts';
import type { Acts, Overview } from './operator.types.ts';

const factor = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Iridia:ann%40example.com?secret=JBSWY3DPEHPK3PXP' };
const line = (seq: number): Acts['items'][number] => ({
  seq,
  operator: 'u_ann',
  act: 'consoleOpened',
  subject: null,
  reason: null,
  at: '2026-11-21T12:00:00.000Z',
});
const overview: Overview = {
  figures: {
    days: [{ day: '2026-11-21', visitors: 12, accounts: 3, made: 20, failed: 1, paid: 2, wait: 1500 }],
    waiting: 2,
    running: 1,
  },
  acts: { items: [line(3), line(2)], next: '2' },
};
const whole: Overview = { ...overview, acts: { items: [line(1)], next: null } };
const isPhase =
  (...phases: readonly OperatorSnapshot['value'][]) =>
  (snapshot: OperatorSnapshot): boolean =>
    phases.includes(selectConsolePhase(snapshot));
const problem = () => [notice('error', { key: 'networkProblem' })];

export const operatorModel = chartModel({
  name: 'operator',
  machine: operatorMachine,
  inputs: [undefined],
  events: {
    'operator.shown': [{}],
    'retry.requested': [{}],
    'code.submitted': [{ code: '123456' }],
    'recovery.kept': [{}],
    'more.requested': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    askStep: { done: ['missing', 'setUp', 'prove', 'open', null], error: [new Error('offline')] },
    setUp: { done: [factor, null], error: [new Error('offline')] },
    confirm: { done: [{ recovery: ['aaaaa-bbbbb'] }, { refusal: 'That code is wrong.' }], error: [new Error('offline')] },
    prove: { done: [null, 'That code is wrong.'], error: [new Error('offline')] },
    read: { done: [overview, whole, null], error: [new Error('offline')] },
    readMore: { done: [{ items: [line(1)], next: null }, null], error: [new Error('offline')] },
  },
  invariants: {
    'figures are known only in an open console': (snapshot) =>
      selectOverview(snapshot) === null || isPhase('open', 'reading', 'readingMore', 'failed')(snapshot),
    'a secret is known only while it is set up': (snapshot) =>
      (selectNewFactor(snapshot) !== null) === isPhase('enrolling', 'confirming')(snapshot),
    'recovery codes are known only while they are shown': (snapshot) =>
      (selectRecovery(snapshot) !== null) === isPhase('recovery')(snapshot),
    'a refusal stands beside the field of the code': (snapshot) =>
      selectCodeRefusal(snapshot) === null || isPhase('enrolling', 'proving')(snapshot),
  },
  rules: {
    'only what could not be asked or sent is announced': emitsExactly({
      'failed.askStep': problem,
      'failed.setUp': problem,
      'failed.read': problem,
      'failed.confirm': problem,
      'failed.prove': problem,
      'failed.readMore': problem,
    }),
  },
  shows: {
    hidden: (snapshot) => selectOverview(snapshot) === null,
    asking: isPhase('asking'),
    missing: (snapshot) => selectOverview(snapshot) === null && isPhase('missing')(snapshot),
    settingUp: isPhase('settingUp'),
    enrolling: (snapshot) => selectNewFactor(snapshot) !== null,
    confirming: (snapshot) => selectNewFactor(snapshot) !== null && selectCodeRefusal(snapshot) === null,
    recovery: (snapshot) => selectRecovery(snapshot) !== null,
    proving: (snapshot) => selectNewFactor(snapshot) === null,
    checking: (snapshot) => selectCodeRefusal(snapshot) === null,
    reading: isPhase('reading'),
    open: (snapshot) => selectOverview(snapshot) !== null,
    readingMore: (snapshot) => selectOverview(snapshot) !== null,
    failed: isPhase('failed'),
  },
});
