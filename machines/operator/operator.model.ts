import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { operatorMachine } from './operator.machine.ts';
import { selectConsolePhase, selectConsoleProof, selectOverview, type OperatorSnapshot } from './operator.selectors.ts';
import type { Acts, Overview } from './operator.types.ts';

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
    'more.requested': [{}],
    'session.changed': [{}],
  },
  outcomes: {
    askStep: { done: ['missing', 'setUp', 'prove', 'open', null], error: [new Error('offline')] },
    secondStep: {
      done: [
        { passed: true, subject: null, token: null },
        { passed: false, subject: null, token: null },
      ],
      error: [],
    },
    read: { done: [overview, whole, null], error: [new Error('offline')] },
    readMore: { done: [{ items: [line(1)], next: null }, null], error: [new Error('offline')] },
  },
  invariants: {
    'figures are known only in an open console': (snapshot) =>
      selectOverview(snapshot) === null || isPhase('open', 'reading', 'readingMore', 'failed')(snapshot),
    'a proof is asked for in one state alone': (snapshot) => (selectConsoleProof(snapshot) !== null) === isPhase('proving')(snapshot),
  },
  rules: {
    'only what could not be asked or sent is announced': emitsExactly({
      'failed.askStep': problem,
      'failed.read': problem,
      'failed.readMore': problem,
    }),
  },
  shows: {
    hidden: (snapshot) => selectOverview(snapshot) === null,
    asking: isPhase('asking'),
    missing: (snapshot) => selectOverview(snapshot) === null && isPhase('missing')(snapshot),
    unready: isPhase('unready'),
    proving: (snapshot) => selectConsoleProof(snapshot) !== null,
    reading: isPhase('reading'),
    open: (snapshot) => selectOverview(snapshot) !== null,
    readingMore: (snapshot) => selectOverview(snapshot) !== null,
    failed: isPhase('failed'),
  },
});
