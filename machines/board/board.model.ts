import { emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { boardMachine } from './board.machine.ts';
import {
  selectActRefusal,
  selectBoardAct,
  selectBoardFilter,
  selectBoardItems,
  selectBoardPhase,
  selectHasMoreOfBoard,
  selectIsBoardActing,
  selectIsBoardGrowing,
  selectIsBoardRefreshing,
  type BoardSnapshot,
} from './board.selectors.ts';
import type { BoardContents, BoardPage, OperatorJob } from './board.types.ts';

const job = (id: string): OperatorJob => ({
  id,
  account: 'u_ann',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status: 'queued',
  reason: null,
  why: null,
  cost: 2,
  credits: 'held',
  attempts: 0,
  at: '2026-11-21T12:00:00.000Z',
  waited: 4000,
  ran: null,
});
const group: BoardContents['jobs']['groups'][number] = {
  tool: 'ai-sticker-maker',
  engine: 'local',
  reason: 'noFace',
  why: 'We couldn’t find a face.',
  count: 3,
  ran: 2000,
};
const first: BoardPage = { items: [job('job-1'), job('job-2')], next: 'job-2', groups: [group] };
const whole: BoardPage = { items: [job('job-3')], next: null, groups: [] };
const isPhase =
  (...phases: readonly ReturnType<typeof selectBoardPhase>[]) =>
  (snapshot: BoardSnapshot): boolean =>
    phases.includes(selectBoardPhase(snapshot));
const isOpen = isPhase('open');
const problem = () => [notice('error', { key: 'networkProblem' })];

export const boardModel = chartModel({
  name: 'board',
  machine: boardMachine,
  inputs: [undefined],
  events: {
    'board.shown': [{ board: 'jobs' }],
    'session.changed': [{}],
    'retry.requested': [{}],
    'filter.chosen': [{ filter: { state: 'failed' } }],
    'more.requested': [{}],
    // What is listed offers its acts, but for the one that is being filled in.
    'act.chosen': (snapshot: BoardSnapshot) =>
      selectBoardItems(snapshot)
        .filter(({ id }) => id !== selectBoardAct(snapshot)?.subject)
        .slice(0, 1)
        .map(({ id }) => ({ act: { name: 'cancel', subject: id, key: `key-${id}` } })),
    'act.submitted': [{ fields: { reason: 'Asked for' } }],
    'act.dismissed': [{}],
  },
  outcomes: {
    list: { done: [first, whole, 'missing', 'locked', null], error: [new Error('offline')] },
    listMore: { done: [whole, 'missing', 'locked', null], error: [new Error('offline')] },
    act: { done: [null, 'This job has already ended.'], error: [new Error('offline')] },
  },
  invariants: {
    'what is listed is known only while it is shown': (snapshot) => selectBoardItems(snapshot).length === 0 || isOpen(snapshot),
    'what is listed is of the filter that is shown, unless another one is asked for': (snapshot) =>
      !snapshot.matches({ open: 'ready' }) || JSON.stringify(snapshot.context.listed) === JSON.stringify(selectBoardFilter(snapshot)),
    'an act is known from its click until it is done': (snapshot) =>
      (selectBoardAct(snapshot) !== null) === (snapshot.matches({ open: 'filling' }) || selectIsBoardActing(snapshot)),
    'a refusal stands beside the fields of its act': (snapshot) =>
      selectActRefusal(snapshot) === null || snapshot.matches({ open: 'filling' }),
  },
  rules: {
    'only what could not be asked or sent, and a further page that did not come, is announced': emitsExactly({
      'failed.list': problem,
      'failed.act': problem,
      'failed.listMore': problem,
      'done.listMore': ({ output }) => (output === null || output === 'missing' ? problem() : []),
    }),
  },
  shows: {
    hidden: (snapshot) => selectBoardItems(snapshot).length === 0,
    looking: isPhase('loading'),
    missing: isPhase('missing'),
    locked: isPhase('locked'),
    failed: isPhase('failed'),
    'open.ready': (snapshot) => isOpen(snapshot) && selectBoardAct(snapshot) === null,
    'open.refreshing': (snapshot) => isOpen(snapshot) && selectIsBoardRefreshing(snapshot),
    'open.lookingFurther': (snapshot) => selectIsBoardGrowing(snapshot) && selectHasMoreOfBoard(snapshot),
    'open.filling': (snapshot) => selectBoardAct(snapshot) !== null && !selectIsBoardActing(snapshot),
    'open.acting': selectIsBoardActing,
  },
});
