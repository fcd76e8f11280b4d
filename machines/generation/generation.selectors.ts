import type { SnapshotFrom } from 'xstate';
import type { UploadFacts } from '../upload/upload.types.ts';
import { priceOf } from './generation.form.ts';
import type { generationMachine } from './generation.machine.ts';
import type { FieldError, FormValues, Job, JobFailure, Json } from './generation.types.ts';

export type GenerationSnapshot = SnapshotFrom<typeof generationMachine>;

/** What the page shows beside the form. */
export type GenerationPhase =
  | 'form'
  | 'checking'
  | 'uploading'
  | 'sending'
  | 'unreached'
  | 'awaitingSignIn'
  | 'refused'
  | 'queued'
  | 'running'
  | 'reconnecting'
  | 'cancelling'
  | 'done'
  | 'deleting'
  | 'failed'
  | 'cancelled';

/** What the page shows beside the form. */
export function selectPhase(snapshot: GenerationSnapshot): GenerationPhase {
  if (snapshot.matches('draft')) return 'form';
  if (snapshot.matches('spending')) return 'sending';
  if (snapshot.matches({ following: 'queued' })) return 'queued';
  if (snapshot.matches({ following: 'running' })) return 'running';
  if (snapshot.matches('reconnecting')) return 'reconnecting';
  if (snapshot.matches({ done: 'deleting' })) return 'deleting';
  if (snapshot.matches('done')) return 'done';
  return snapshot.value as GenerationPhase;
}

/** The values of the form by name, without files. */
export const selectValues = ({ context }: GenerationSnapshot): FormValues => context.values;
/** The value of a field; undefined until it has one. */
export const selectValue = ({ context }: GenerationSnapshot, name: string): Json | undefined => context.values[name];
/** The files of the form by slot, whatever became of them. */
export const selectUploads = ({ context }: GenerationSnapshot): Record<string, UploadFacts> => context.uploads;
/** The file in a slot; null when there is none. */
export const selectUploadIn = ({ context }: GenerationSnapshot, slot: string): UploadFacts | null => context.uploads[slot] ?? null;
/** What the last check found wrong, by field. */
export const selectErrors = ({ context }: GenerationSnapshot): Record<string, FieldError> => context.errors;
/** What is wrong with a field; null when nothing is. */
export const selectError = ({ context }: GenerationSnapshot, field: string): FieldError | null => context.errors[field] ?? null;
/** Credits that a press costs as the form stands. */
export const selectCost = ({ context }: GenerationSnapshot): number => priceOf(context);

const working = new Set<GenerationPhase>([
  'checking',
  'uploading',
  'sending',
  'awaitingSignIn',
  'queued',
  'running',
  'reconnecting',
  'cancelling',
  'deleting',
]);

/** Whether a press is on its way or its job is running: Generate waits, a reload of the page must too. */
export const selectIsWorking = (snapshot: GenerationSnapshot): boolean => working.has(selectPhase(snapshot));
/** Whether Generate is heard. */
export const selectCanPress = (snapshot: GenerationSnapshot): boolean => snapshot.can({ type: 'generate.pressed' });
/** Whether Cancel is heard and not pressed yet. */
export const selectCanCancel = (snapshot: GenerationSnapshot): boolean =>
  snapshot.can({ type: 'cancel.pressed' }) && !(snapshot.matches('spending') && snapshot.context.cancelWanted);

/** 0 to 1 as the server tells it. */
export const selectProgress = ({ context }: GenerationSnapshot): number => context.job?.progress ?? 0;
/** The name of what is happening, which the dictionaries translate; null before the server has said. */
export const selectStage = ({ context }: GenerationSnapshot): string | null => context.job?.stage ?? null;

/** How many jobs stand before one that waits; null when it does not, or nobody knows. */
export const selectPosition = (snapshot: GenerationSnapshot): number | null =>
  snapshot.matches({ following: 'queued' }) ? (snapshot.context.job?.position ?? null) : null;
/** About how many seconds the job still takes; null when nobody knows. */
export const selectLeft = (snapshot: GenerationSnapshot): number | null => (snapshot.matches('following') ? snapshot.context.left : null);

/** The job as last told: its outputs, its notes, its engine. */
export const selectJob = ({ context }: GenerationSnapshot): Job | null => context.job;
/** The files of a job that succeeded; none of any other. */
export const selectOutputs = ({ context }: GenerationSnapshot): Job['outputs'] =>
  context.job?.status === 'succeeded' ? context.job.outputs : [];
/** Why the last press was refused or its job did not end well; null when neither is so. */
export const selectFailure = ({ context }: GenerationSnapshot): JobFailure | null => context.failure;

/** Whether the page may say that the credits came back. */
export const selectIsReturned = (snapshot: GenerationSnapshot): boolean => snapshot.matches('failed') || snapshot.matches('cancelled');
