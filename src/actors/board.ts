import type { SettingValue } from '../../contract/facts/settings.ts';
import type { Call } from '../../contract/structs/calls/call.ts';
import * as jobs from '../../contract/structs/calls/operator-jobs.ts';
import * as money from '../../contract/structs/calls/operator-money.ts';
import * as people from '../../contract/structs/calls/operator-people.ts';
import * as reports from '../../contract/structs/calls/operator-reports.ts';
import * as settings from '../../contract/structs/calls/operator-settings.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import { boardActors, type BoardServices } from '../../machines/board/board.actors.ts';
import { boardMachine } from '../../machines/board/board.machine.ts';
import type { ActFields, BoardName, BoardPage } from '../../machines/board/board.types.ts';
import { callApi, type CallOptions } from '../platform/api.ts';
import type { Root } from './root.ts';

type Fields = Readonly<Record<string, string>>;
type Act = (id: string, fields: ActFields, key: string) => Promise<Answer<null>>;
type Board = { list: (query: Fields, signal: AbortSignal) => Promise<Answer<BoardPage>>; acts: Readonly<Record<string, Act>> };

// The server judges what was chosen and filled in: the contract's structs describe the same fields as the pages offer.
const lister =
  <C extends Call>(call: C) =>
  (query: Fields, signal: AbortSignal) =>
    callApi(call, { query, signal, quiet: true } as unknown as CallOptions<C>) as Promise<Answer<BoardPage>>;
const act =
  <C extends Call>(call: C, body: (fields: ActFields) => object, place = 'id'): Act =>
  (id, fields, key) =>
    callApi(call, {
      params: { [place]: id },
      body: body(fields),
      headers: { 'idempotency-key': key },
      quiet: true,
    } as unknown as CallOptions<C>) as Promise<Answer<null>>;

const forReason = ({ reason = '' }: ActFields) => ({ reason });
const asDecision =
  (decision: string) =>
  ({ outcome = '', remixes }: ActFields) => ({ decision, outcome, remixes: remixes !== undefined });
/** What a setting shall be, after the change that was on screen. */
const asChange =
  (read: (value: string) => SettingValue) =>
  ({ value = '', seen = '0', reason = '' }: ActFields) => ({ value: read(value), seen: Number(seen), reason });
const toSet = (read: (value: string) => SettingValue): Act => act(settings.changeSetting, asChange(read), 'name');

const boards: Readonly<Record<BoardName, Board>> = {
  jobs: { list: lister(jobs.listJobs), acts: { cancel: act(jobs.cancelJob, forReason), giveBack: act(jobs.giveBackJob, forReason) } },
  reports: {
    list: lister(reports.listReports),
    acts: {
      removed: act(reports.decideReport, asDecision('removed'), 'number'),
      kept: act(reports.decideReport, asDecision('kept'), 'number'),
      closed: act(reports.decideReport, asDecision('closed'), 'number'),
      target: act(reports.retargetReport, ({ target = '' }) => ({ target }), 'number'),
    },
  },
  people: {
    list: lister(people.listPeople),
    acts: {
      made: act(people.seeMade, forReason),
      credits: act(people.moveCredits, ({ amount = '', reason = '' }) => ({ amount: Number(amount), reason })),
      sessions: act(people.endSessions, forReason),
      factor: act(people.removeFactor, forReason),
      close: act(people.closeAccount, ({ outcome = '' }) => ({ outcome })),
    },
  },
  settings: {
    list: lister(settings.listSettings),
    acts: {
      number: toSet(Number),
      text: toSet(String),
      offer: act(
        settings.changeSetting,
        ({ price = '', crossedOut = '', credits = '', seen = '0', reason = '' }) => ({
          value: { price, crossedOut, credits: Number(credits) },
          seen: Number(seen),
          reason,
        }),
        'name',
      ),
      turnOn: toSet(() => true),
      turnOff: toSet(() => false),
      undo: act(settings.undoSetting, ({ seen = '0', reason = '' }) => ({ seen: Number(seen), reason }), 'name'),
    },
  },
  money: {
    list: lister(money.listPayments),
    acts: { refund: act(money.refundPayment, forReason), apply: act(money.applyRefund, forReason) },
  },
};

/** The calls of the console's boards; their page shows what was refused. */
const boardServices: BoardServices = {
  list: ({ board, filter, cursor }, signal) => boards[board].list({ ...filter, ...(cursor !== null && { cursor }) }, signal),
  act: ({ board, act: { name, subject, key }, fields }) => boards[board].acts[name]!(subject, fields, key),
};

/** The actor of the board that the console shows. */
export const boardFlow = (root: Root) =>
  root.keep({ role: 'board' }, () => ({ logic: boardMachine.provide({ actors: boardActors(boardServices) }) }));
