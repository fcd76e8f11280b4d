import type { Notice } from '../kit/notice.ts';

/**
 * What is proved: a passkey `alone` is a whole sign-in. `subject` names for the chart that asks what the proof is for, such as the factor that
 * is to be removed; null where there is only one thing.
 */
export type SecondStepInput = { subject: string | null; alone: boolean };

/**
 * The answer to a proof: the token of a sign-in, or new recovery codes, one a line; null where there is nothing to give; or why not, in the server's
 * words.
 */
export type Proved = { token: string | null } | { refusal: string };

export type SecondStepContext = SecondStepInput & {
  /** The code that is being checked. */
  code: string;
  refusal: string | null;
  token: string | null;
};

export type SecondStepEvent = { type: 'code.submitted'; code: string } | { type: 'passkey.chosen' } | { type: 'step.abandoned' };

export type SecondStepOutput = { passed: boolean; subject: string | null; token: string | null };

export type SecondStepTypes = {
  context: SecondStepContext;
  events: SecondStepEvent;
  input: SecondStepInput;
  output: SecondStepOutput;
  emitted: Notice;
};
