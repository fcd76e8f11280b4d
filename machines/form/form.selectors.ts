import type { SnapshotFrom } from 'xstate';
import type { UploadFacts } from '../upload/upload.types.ts';
import { closures, type Closure } from './form.closure.ts';
import type { formMachine } from './form.machine.ts';
import { areSameInputs, hasSeed, namedInputs, priceOf, shownIn } from './form.rules.ts';
import type { FieldError, FilledForm, FormValues, Json, Shown } from './form.types.ts';

export type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** The values of the form by name, without files. */
export const selectValues = ({ context }: FormSnapshot): FormValues => context.values;
/** The value of a field; undefined before it has one. */
export const selectValue = ({ context }: FormSnapshot, name: string): Json | undefined => context.values[name];
/** The files of the form by slot, in any upload state. */
export const selectUploads = ({ context }: FormSnapshot): Record<string, UploadFacts> => context.uploads;
/** The file in a slot; null when there is none. */
export const selectUploadIn = ({ context }: FormSnapshot, slot: string): UploadFacts | null => context.uploads[slot] ?? null;
/** Whether one of the files is a sample of ours. */
export const selectHasSample = ({ context }: FormSnapshot): boolean =>
  Object.values(context.uploads).some(({ file }) => file.sample === true);
/** The place of the sample that the address asked for, until the form is filled with it; null when none is asked for. */
export const selectWantedSample = ({ context }: FormSnapshot): number | null => context.wanted;
/** Who is in the files of the form. */
export const selectShown = ({ context }: FormSnapshot): Shown => shownIn(context);
/** The form before a sample replaced it; null when nothing can be restored. */
export const selectReplaced = ({ context }: FormSnapshot): FilledForm | null => context.replaced;
/** What the user has written and added; null for a form as it was at first, or with samples alone. */
export function selectOwnForm({ context: { tool, values, uploads } }: FormSnapshot): FilledForm | null {
  const own = Object.entries(uploads).flatMap(([slot, { stored }]) => (stored && stored.sample !== true ? [[slot, stored] as const] : []));
  const hasWords = tool.fields.some(({ kind, name }) => kind === 'prompt' && String(values[name] ?? '').trim() !== '');
  const { consent: _, ...written } = values;
  return own.length > 0 || hasWords ? { values: written, files: Object.fromEntries(own) } : null;
}
/** Errors of the last validation, by field. */
export const selectErrors = ({ context }: FormSnapshot): Record<string, FieldError> => context.errors;
/** The error of a field; null when it is valid. */
export const selectError = ({ context }: FormSnapshot, field: string): FieldError | null => context.errors[field] ?? null;
/** Credits that a submit of the current form takes. */
export const selectCost = ({ context }: FormSnapshot): number => priceOf(context, context.values);

/** Why the form cannot be submitted; null when nothing is wrong with it. */
export const selectClosure = (snapshot: FormSnapshot): Closure | null => closures.find((closure) => snapshot.hasTag(closure)) ?? null;
/** Whether the form itself can be submitted: nothing is wrong with it, and no other image of its batch has a running job. */
export const selectIsFree = (snapshot: FormSnapshot): boolean =>
  snapshot.can({ type: 'form.submitted' }) && selectClosure(snapshot) === null;
/** Whether the form can be submitted again for this image alone. */
export const selectIsRepeatable = (snapshot: FormSnapshot): boolean => snapshot.can({ type: 'form.resubmitted' });
/** Whether a submit waits for files that are still uploading. */
export const selectIsGathering = (snapshot: FormSnapshot): boolean => snapshot.hasTag('gathering');

/** Whether the form would send these inputs again. */
export const selectIsUnchanged = ({ context }: FormSnapshot, inputs: FormValues): boolean => areSameInputs(namedInputs(context), inputs);
/** Whether the form would send these inputs again, without the seed that would make the same result of them. */
export const selectWouldRepeat = (snapshot: FormSnapshot, inputs: FormValues): boolean =>
  selectIsUnchanged(snapshot, inputs) && !hasSeed(snapshot.context);

const textsIn = (value: Json | undefined): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether the job with these inputs was sent the file of this upload. */
const isSent = (inputs: FormValues, upload: UploadFacts | null | undefined): upload is UploadFacts =>
  upload?.stored !== null && upload?.stored !== undefined && textsIn(inputs).includes(upload.stored.name);

/** The upload in a slot, if the job with these inputs was sent it; null once another file is there. */
export const selectSentIn = ({ context }: FormSnapshot, inputs: FormValues, slot: string): UploadFacts | null => {
  const upload = context.uploads[slot];
  return isSent(inputs, upload) ? upload : null;
};
/** Whether a file was added that the job with these inputs was not sent. */
export const selectHasNewFile = ({ context }: FormSnapshot, inputs: FormValues): boolean =>
  Object.values(context.uploads).some((upload) => (upload.status === 'sending' || upload.status === 'stored') && !isSent(inputs, upload));
/** What the user calls the first file that the job with these inputs was sent; null when none was sent or all are gone from the form. */
export const selectSentName = ({ context }: FormSnapshot, inputs: FormValues): string | null =>
  Object.values(context.uploads).find((upload) => isSent(inputs, upload))?.file.name ?? null;
