import type { FieldError, FormValues, Json } from '../form/form.types.ts';
import type { Notice } from '../kit/notice.ts';

/** The outcome of a submission: the server's answer, or its message of refusal. */
export type SubmissionAnswer = { sent: Json } | { refusal: string };

export type SubmissionContext = {
  values: FormValues;
  errors: Record<string, FieldError>;
  /** The server's answer: the number of a report, null for a message. */
  answer: Json;
  refusal: string | null;
};

export type SubmissionInput = { values: FormValues };

export type SubmissionEvent =
  | { type: 'field.changed'; name: string; value: Json }
  /** A value from outside the form, such as the address that opened the page. `submit` sends the form with it. */
  | { type: 'field.given'; name: string; value: string; submit: boolean }
  /** A value for a field that the user has left empty. */
  | { type: 'field.offered'; name: string; value: string }
  | { type: 'form.submitted' }
  | { type: 'another.requested' };

export type SubmissionEmitted = Notice;

export type SubmissionTypes = {
  context: SubmissionContext;
  events: SubmissionEvent;
  input: SubmissionInput;
  emitted: SubmissionEmitted;
  tags: 'busy' | 'sent';
};
