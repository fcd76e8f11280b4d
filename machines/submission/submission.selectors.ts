import type { SnapshotFrom } from 'xstate';
import type { FieldError, Json } from '../generation/generation.types.ts';
import type { submissionMachine } from './submission.machine.ts';

export type SubmissionSnapshot = SnapshotFrom<typeof submissionMachine>;

export const selectFieldValue = ({ context }: SubmissionSnapshot, name: string): Json => context.values[name] ?? '';
export const selectFieldFault = ({ context }: SubmissionSnapshot, name: string): FieldError | null => context.errors[name] ?? null;
export const selectIsFaultyForm = ({ context }: SubmissionSnapshot): boolean => Object.keys(context.errors).length > 0;
/** The server's sentence about why the form was not taken. */
export const selectSubmissionRefusal = ({ context }: SubmissionSnapshot): string | null => context.refusal;
export const selectIsSending = (snapshot: SubmissionSnapshot): boolean => snapshot.matches('checking') || snapshot.matches('sending');
export const selectIsSent = (snapshot: SubmissionSnapshot): boolean => snapshot.matches('sent');
/** What the server answered with, once it has. */
export const selectSubmissionAnswer = ({ context }: SubmissionSnapshot): Json => context.answer;
