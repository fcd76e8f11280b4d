import type { SnapshotFrom } from 'xstate';
import type { UploadFacts } from '../upload/upload.types.ts';
import { hasSeed, isBeingMade, priceOf, shownIn, type Shown } from './generation.form.ts';
import { closureOf, type Closure } from './generation.closure.ts';
import type { generationMachine } from './generation.machine.ts';
import type { FieldError, FilledForm, FormValues, Job, JobFailure, Json } from './generation.types.ts';

export type GenerationSnapshot = SnapshotFrom<typeof generationMachine>;

/** Which state the page shows beside the form. */
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
  | 'removed'
  | 'deleting'
  | 'failed'
  | 'cancelled';

/** Which state the page shows beside the form. */
export function selectPhase(snapshot: GenerationSnapshot): GenerationPhase {
  if (snapshot.matches('draft')) return 'form';
  if (snapshot.matches('spending')) return 'sending';
  if (snapshot.matches({ following: 'queued' })) return 'queued';
  if (snapshot.matches({ following: 'running' })) return 'running';
  if (snapshot.matches('reconnecting')) return isLost(snapshot) ? 'reconnecting' : phaseAskedAbout(snapshot);
  if (snapshot.matches({ done: 'removed' })) return 'removed';
  if (snapshot.matches({ done: 'deleting' }) || snapshot.matches({ done: 'replacing' })) return 'deleting';
  if (snapshot.matches('done')) return 'done';
  return snapshot.value as GenerationPhase;
}

/** Whether the job's stream broke, or a question about it: a job that says nothing for a while, or of an earlier page load, is only asked about. */
const isLost = ({ context }: GenerationSnapshot): boolean => context.attempts > 0;
const phaseAskedAbout = ({ context }: GenerationSnapshot): 'queued' | 'running' =>
  context.job?.status === 'queued' ? 'queued' : 'running';
const isFollowed = (snapshot: GenerationSnapshot): boolean => {
  const phase = selectPhase(snapshot);
  return phase === 'queued' || phase === 'running';
};

/** The values of the form by name, without files. */
export const selectValues = ({ context }: GenerationSnapshot): FormValues => context.values;
/** The value of a field; undefined before it has one. */
export const selectValue = ({ context }: GenerationSnapshot, name: string): Json | undefined => context.values[name];
/** The files of the form by slot, in any upload state. */
export const selectUploads = ({ context }: GenerationSnapshot): Record<string, UploadFacts> => context.uploads;
/** The file in a slot; null when there is none. */
export const selectUploadIn = ({ context }: GenerationSnapshot, slot: string): UploadFacts | null => context.uploads[slot] ?? null;
/** Whether the form has a file, in any upload state. */
export const selectHasFile = ({ context }: GenerationSnapshot): boolean => Object.keys(context.uploads).length > 0;
/** Who is in the files of the form. */
export const selectShown = ({ context }: GenerationSnapshot): Shown => shownIn(context);
/** What a sample took the place of; null when nothing can be brought back. */
export const selectReplaced = ({ context }: GenerationSnapshot): FilledForm | null => context.replaced;
/** What the person has written and added; null for a form as it was at first, or with samples alone. */
export function selectOwnForm({ context: { fields, values, uploads } }: GenerationSnapshot): FilledForm | null {
  const own = Object.entries(uploads).flatMap(([slot, { stored }]) => (stored && stored.sample !== true ? [[slot, stored] as const] : []));
  const hasWords = fields.some(({ kind, name }) => kind === 'prompt' && String(values[name] ?? '').trim() !== '');
  const { consent: _, ...written } = values;
  return own.length > 0 || hasWords ? { values: written, files: Object.fromEntries(own) } : null;
}
/** Errors of the last validation, by field. */
export const selectErrors = ({ context }: GenerationSnapshot): Record<string, FieldError> => context.errors;
/** The error of a field; null when it is valid. */
export const selectError = ({ context }: GenerationSnapshot, field: string): FieldError | null => context.errors[field] ?? null;
/** Cost of a press for the current form, in credits. */
export const selectCost = ({ context }: GenerationSnapshot): number => priceOf(context);
/** Cost of the last press, in credits: the form may have changed since. */
export const selectSentCost = ({ context }: GenerationSnapshot): number =>
  context.job?.cost ?? priceOf({ ...context, values: context.sending });
/** Cost of a retry, in credits: a press that may have arrived is sent again as it was. */
export const selectRetryCost = (snapshot: GenerationSnapshot): number =>
  snapshot.matches('unreached') ? selectSentCost(snapshot) : selectCost(snapshot);

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

/** Whether a press is in flight or its job is running: Generate is disabled, and the page must not reload. */
export const selectIsWorking = (snapshot: GenerationSnapshot): boolean => working.has(selectPhase(snapshot));
/** Whether a press on Generate is accepted: nothing closes the form, and neither its job nor one beside it is running. */
export const selectCanPress = (snapshot: GenerationSnapshot): boolean =>
  selectClosure(snapshot) === null && snapshot.can({ type: 'generate.pressed' });
/** Whether the press may not have arrived, and is being sent again by itself. */
export const selectIsResending = (snapshot: GenerationSnapshot): boolean => snapshot.matches('spending') && snapshot.context.attempts > 0;
/** Whether another press waits for the end of what is being made, and then starts by itself. */
export const selectIsPressWaiting = ({ context }: GenerationSnapshot): boolean => context.isPressWanted && closureOf(context) === null;
/** Whether the result comes about without this page: the server has the job, and no other press waits here for its end. */
export const selectCanLeave = (snapshot: GenerationSnapshot): boolean =>
  (snapshot.matches('following') || snapshot.matches('reconnecting')) && !selectIsPressWaiting(snapshot);
/** Whether Generate answers a press: it makes something, or asks for the age first. */
export const selectAnswersPress = (snapshot: GenerationSnapshot): boolean =>
  selectCanPress(snapshot) || (selectClosure(snapshot) === 'age' && !selectIsWorking(snapshot));
/** Whether the picture of the result is shown in its own size. */
export const selectIsWhole = (snapshot: GenerationSnapshot): boolean => snapshot.matches({ done: { shown: 'whole' } });
/**
 * Whether one more can be made with the settings of the last result: they are still those of the form, which a press sends, and no seed would
 * make the same again.
 */
export const selectCanRepeat = (snapshot: GenerationSnapshot): boolean =>
  snapshot.can({ type: 'again.pressed' }) && isBeingMade(snapshot.context) && !hasSeed(snapshot.context);
/** Whether a press that ended without a result can be repeated. */
export const selectCanRetry = (snapshot: GenerationSnapshot): boolean => snapshot.can({ type: 'retry.pressed' });
/** Why the form takes no press; null when nothing closes it. */
export const selectClosure = ({ context }: GenerationSnapshot): Closure | null => closureOf(context);
/** Whether Cancel is available and not pressed yet. */
export const selectCanCancel = (snapshot: GenerationSnapshot): boolean =>
  snapshot.can({ type: 'cancel.pressed' }) && !(snapshot.matches('spending') && snapshot.context.cancelWanted);

/** 0 to 1 as reported by the server. */
export const selectProgress = ({ context }: GenerationSnapshot): number => context.job?.progress ?? 0;
/** The name of the current stage, a key of the dictionaries; null before the server has said. */
export const selectStage = ({ context }: GenerationSnapshot): string | null => context.job?.stage ?? null;

/** How many jobs are ahead in the queue; null when the job is not queued or the position is unknown. */
export const selectPosition = (snapshot: GenerationSnapshot): number | null =>
  selectPhase(snapshot) === 'queued' ? (snapshot.context.job?.position ?? null) : null;
/** Estimated seconds until the job ends; null when unknown. */
export const selectLeft = (snapshot: GenerationSnapshot): number | null => (isFollowed(snapshot) ? snapshot.context.left : null);

/** The job as last reported: its outputs, its notes, its engine. */
export const selectJob = ({ context }: GenerationSnapshot): Job | null => context.job;
/** The outputs of a succeeded job; empty otherwise. */
export const selectOutputs = ({ context }: GenerationSnapshot): Job['outputs'] =>
  context.job?.status === 'succeeded' ? context.job.outputs : [];
/** Why the last press was refused or its job failed; null when neither happened. */
export const selectFailure = ({ context }: GenerationSnapshot): JobFailure | null => context.failure;

/** Whether the page can say that the credits were refunded. */
export const selectIsReturned = (snapshot: GenerationSnapshot): boolean => snapshot.matches('failed') || snapshot.matches('cancelled');

const textsIn = (value: Json | undefined): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether the press that made what is shown sent the file of this upload. */
const isSent = ({ context }: GenerationSnapshot, upload: UploadFacts | null | undefined): upload is UploadFacts =>
  upload?.stored !== null && upload?.stored !== undefined && textsIn(context.sending).includes(upload.stored.name);

/** The upload in a slot, if what is shown was made from it; null once another file is there. */
export const selectSentIn = (snapshot: GenerationSnapshot, slot: string): UploadFacts | null => {
  const upload = snapshot.context.uploads[slot];
  return isSent(snapshot, upload) ? upload : null;
};

/** Whether a file was added since the press, so that what is shown was made without it. */
export const selectHasNewFile = (snapshot: GenerationSnapshot): boolean =>
  Object.values(snapshot.context.uploads).some(
    (upload) => (upload.status === 'sending' || upload.status === 'stored') && !isSent(snapshot, upload),
  );

/** What the person calls the file that the press sent, the first of several; null when none was sent or all have gone from the form. */
export const selectSentName = (snapshot: GenerationSnapshot): string | null =>
  Object.values(snapshot.context.uploads).find((upload) => isSent(snapshot, upload))?.file.name ?? null;

/** The words that the press sent; null without any. */
export const selectSentWords = ({ context }: GenerationSnapshot): string | null => {
  const words = context.sending['prompt'] ?? context.sending['text'];
  return typeof words === 'string' ? words : null;
};
