import type { consoleSteps, getToday, listActs, setUpFactor } from '../../contract/structs/calls/operator.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

/** What the server asks for before the console opens; `missing` for everyone but operators. */
export type ConsoleStep = (typeof consoleSteps)[number] | 'missing';
/** The secret for an authenticator app, as text and as a link. */
export type NewFactor = Infer<(typeof setUpFactor)['data']>;
export type Figures = Infer<(typeof getToday)['data']>;
export type Acts = Infer<(typeof listActs)['data']>;
/** What an open console shows. */
export type Overview = { figures: Figures; acts: Acts };

/** The answer to a first code: the recovery codes, or why not. */
export type Confirmed = { recovery: readonly string[] } | { refusal: string };

export type OperatorContext = {
  factor: NewFactor | null;
  /** The code that is being checked. */
  code: string;
  /** Why the last code was refused, in the server's words. */
  refusal: string | null;
  recovery: readonly string[] | null;
  overview: Overview | null;
};

export type OperatorEvent =
  | { type: 'operator.shown' }
  | { type: 'retry.requested' }
  | { type: 'code.submitted'; code: string }
  /** The operator has stored the recovery codes. */
  | { type: 'recovery.kept' }
  | { type: 'more.requested' }
  | { type: 'session.changed' };

export type OperatorTypes = { context: OperatorContext; events: OperatorEvent; emitted: Notice };
