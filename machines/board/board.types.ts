import type { listJobs } from '../../contract/structs/calls/operator-jobs.ts';
import type { listPayments } from '../../contract/structs/calls/operator-money.ts';
import type { listPeople } from '../../contract/structs/calls/operator-people.ts';
import type { listReports } from '../../contract/structs/calls/operator-reports.ts';
import type { listSettings } from '../../contract/structs/calls/operator-settings.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

type Jobs = Infer<(typeof listJobs)['data']>;
/** A job as operators see it. */
export type OperatorJob = Jobs['items'][number];
/** A report as operators see it. */
export type OperatorReport = Infer<(typeof listReports)['data']>['items'][number];

/** An account as operators see it. */
export type OperatorPerson = Infer<(typeof listPeople)['data']>['items'][number];
/** A payment as operators see it. */
export type OperatorPayment = Infer<(typeof listPayments)['data']>['items'][number];
/** A setting with its last changes. */
export type OperatorSetting = Infer<(typeof listSettings)['data']>['items'][number];

/** What each board of the console lists, and what it counts beside that. */
export type BoardContents = {
  jobs: { item: OperatorJob; groups: Jobs['groups'] };
  reports: { item: OperatorReport; groups: [] };
  people: { item: OperatorPerson; groups: [] };
  money: { item: OperatorPayment; groups: [] };
  settings: { item: OperatorSetting; groups: [] };
};
export type BoardName = keyof BoardContents;

/** What is looked for, by the names of the call's query. */
export type BoardFilter = Readonly<Record<string, string>>;
/** A page of a board; `next` is the cursor of the page after it. */
export type BoardPage = {
  items: readonly BoardContents[BoardName]['item'][];
  next: string | null;
  /** Counts of the first page; only some boards have them. */
  groups?: BoardContents[BoardName]['groups'];
};
/** The answer to a look: a page; `missing` for everyone but operators, `locked` for an operator whose console is closed. */
export type BoardLook = BoardPage | 'missing' | 'locked' | null;

/** What an operator is about to do to one item, with a key under which it takes effect once; its fields are filled in before it is sent. */
export type BoardAct = { name: string; subject: string; key: string };
/** What was filled in, by the names of the call's body. */
export type ActFields = Readonly<Record<string, string>>;

export type BoardContext = {
  board: BoardName;
  filter: BoardFilter;
  /** The filter of what is listed, which is in force again where no answer comes to another one. */
  listed: BoardFilter;
  page: BoardPage | null;
  act: BoardAct | null;
  fields: ActFields;
  /** Why the last act was refused, in the server's words. */
  refusal: string | null;
};

export type BoardEvent =
  /** The page of a board is on screen. */
  | { type: 'board.shown'; board: BoardName }
  | { type: 'session.changed' }
  | { type: 'retry.requested' }
  | { type: 'filter.chosen'; filter: BoardFilter }
  | { type: 'more.requested' }
  | { type: 'act.chosen'; act: BoardAct }
  | { type: 'act.submitted'; fields: ActFields }
  | { type: 'act.dismissed' };

export type BoardTypes = { context: BoardContext; events: BoardEvent; emitted: Notice; tags: 'open' | 'refreshing' | 'growing' | 'acting' };
