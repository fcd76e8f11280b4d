import type { SnapshotFrom } from 'xstate';
import type { FieldError, Json } from '../form/form.types.ts';
import type { submissionMachine } from './submission.machine.ts';

export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;

/** The value of a field; an empty string before it has one. */
export const selectFieldValue = ({ context }: SubmissionSnapshot, name: string): Json => context.values[name] ?? '';
/** The error of a field; null when it is valid. */
export const selectFieldFault = ({ context }: SubmissionSnapshot, name: string): FieldError | null => context.errors[name] ?? null;
/** Whether the last validation found an error. */
export const selectIsFaultyForm = ({ context }: SubmissionSnapshot): boolean => Object.keys(context.errors).length > 0;
/** The server's message why it refused the form. */
export const selectSubmissionRefusal = ({ context }: SubmissionSnapshot): string | null => context.refusal;
/** Whether the form is being validated or sent: the button shows a spinner. */
export const selectIsSending = (snapshot: SubmissionSnapshot): boolean => snapshot.hasTag('busy');
/** Whether the server has accepted the form. */
export const selectIsSent = (snapshot: SubmissionSnapshot): boolean => snapshot.hasTag('sent');
/** The server's answer; null until it has answered. */
export const selectSubmissionAnswer = ({ context }: SubmissionSnapshot): Json => context.answer;
