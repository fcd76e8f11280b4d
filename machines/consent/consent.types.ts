import type { consent, consentSubjects } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Notice } from '../kit/notice.ts';

/** Who is shown or heard: the person themselves, or someone who agreed. */
export type ConsentSubject = (typeof consentSubjects)[number];
/** A receipt of consent. */
export type Receipt = Infer<typeof consent>;

export type ConsentContext = {
  tool: string;
  subject: ConsentSubject | null;
  /** Whether the person confirms that the subject is an adult. */
  adult: boolean;
  /** Refs of the files in the form, of which the consent is. */
  refs: readonly string[];
  /** Id of the receipt that the next job includes. */
  receipt: string | null;
};

export type ConsentInput = { tool: string };

/** The receipt, or the server's message why there is none. */
export type ConsentAnswer = { receipt: Receipt } | { refusal: string };

export type ConsentEvent =
  | { type: 'subject.chosen'; subject: ConsentSubject }
  | { type: 'adult.confirmed'; adult: boolean }
  /** Refs of the files in the form. */
  | { type: 'files.changed'; refs: readonly string[] }
  | { type: 'retry.pressed' }
  /** A consent was revoked in the settings. */
  | { type: 'consent.revoked' }
  | { type: 'session.changed' };

export type ConsentEmitted = Notice | { type: 'consent.given'; receipt: string } | { type: 'consent.withdrawn' };

export type ConsentTypes = { context: ConsentContext; events: ConsentEvent; input: ConsentInput; emitted: ConsentEmitted };
