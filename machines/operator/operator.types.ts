import type { consoleSteps, getToday, listActs } from '../../contract/structs/calls/operator.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

/** What the server asks for before the console opens; `missing` for everyone but operators. */
export type ConsoleStep = (typeof consoleSteps)[number] | 'missing';
export type Figures = Infer<(typeof getToday)['data']>;
export type Acts = Infer<(typeof listActs)['data']>;
/** What an open console shows. */
export type Overview = { figures: Figures; acts: Acts };

export type OperatorContext = {
  overview: Overview | null;
};

export type OperatorEvent =
  | { type: 'operator.shown' }
  | { type: 'retry.requested' }
  | { type: 'more.requested' }
  | { type: 'session.changed' };

export type OperatorTypes = { context: OperatorContext; events: OperatorEvent; emitted: Notice; children: { secondStep: 'secondStep' } };
