import type { SnapshotFrom } from 'xstate';
import type { FieldError, Json } from '../generation/generation.types.ts';
import type { submissionMachine } from './submission.machine.ts';

export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;

/** The value of a field; an empty text until it has one. */
export const selectFieldValue = ({ context }: SubmissionSnapshot, name: string): Json => context.values[name] ?? '';
/** What is wrong with a field; null when nothing is. */
export const selectFieldFault = ({ context }: SubmissionSnapshot, name: string): FieldError | null => context.errors[name] ?? null;
/** Whether the last check found something wrong. */
export const selectIsFaultyForm = ({ context }: SubmissionSnapshot): boolean => Object.keys(context.errors).length > 0;
/** The server's sentence about why the form was not taken. */
export const selectSubmissionRefusal = ({ context }: SubmissionSnapshot): string | null => context.refusal;
/** Whether the form is judged or on its way: the button turns. */
export const selectIsSending = (snapshot: SubmissionSnapshot): boolean => snapshot.matches('checking') || snapshot.matches('sending');
/** Whether the server has taken the form. */
export const selectIsSent = (snapshot: SubmissionSnapshot): boolean => snapshot.matches('sent');
/** What the server answered with, once it has. */
export const selectSubmissionAnswer = ({ context }: SubmissionSnapshot): Json => context.answer;
