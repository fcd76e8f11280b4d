import type { consentSubjects } from '../../contract/facts/trust.ts';
import type { consent } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

/** Who is shown or speaking: the user alone, or people who all agreed. */
export type ConsentSubject = (typeof consentSubjects)[number];
/** A receipt of consent. */
export type Receipt = Infer<typeof consent>;

export type ConsentContext = {
  tool: string;
  /** What was answered or recalled; null until then. */
  subject: ConsentSubject | null;
  /** Whether the form has a file. */
  isFilled: boolean;
  /** Id of the receipt that the next job includes. */
  receipt: string | null;
};

export type ConsentInput = { tool: string };

/** The receipt, or the server's message why there is none. */
export type ConsentAnswer = { receipt: Receipt } | { refusal: string };

/** The receipt that was given for this tool before; null when there is none. */
export type ConsentRecalled = Receipt | null;

export type ConsentEvent =
  /** The answer: who is seen or speaks, and that everybody is an adult. */
  | { type: 'subject.chosen'; subject: ConsentSubject }
  /** The files show other people than the receipt names. */
  | { type: 'change.clicked' }
  /** Refs of the files in the form. */
  | { type: 'files.changed'; refs: readonly string[] }
  | { type: 'retry.clicked' }
  /** A consent was revoked in the settings. */
  | { type: 'consent.revoked' }
  | { type: 'session.changed' };

export type ConsentEmitted = Notice | { type: 'consent.given'; receipt: string } | { type: 'consent.withdrawn' };

export type ConsentTypes = {
  context: ConsentContext;
  events: ConsentEvent;
  input: ConsentInput;
  emitted: ConsentEmitted;
  tags: 'busy' | 'given' | 'failed';
};
