/** What the page of a tool shows, read from its generation and the charts that it runs. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { formMachine } from '../form/form.machine.ts';
import {
  selectClosure,
  selectCost,
  selectHasNewFile,
  selectIsFree,
  selectIsRepeatable,
  selectIsUnchanged,
  selectSentIn,
  selectSentName,
  selectWouldRepeat,
  type FormSnapshot,
} from '../form/form.selectors.ts';
import type { FormValues } from '../form/form.types.ts';
import type { jobMachine } from '../job/job.machine.ts';
import { selectIsCancellable, selectIsUnderWay, selectJobPhase, type JobPhase, type JobSnapshot } from '../job/job.selectors.ts';
import type { Job, JobFailure } from '../job/job.types.ts';
import { required } from '../kit/required.ts';
import type { resultMachine } from '../result/result.machine.ts';
import { selectResultPhase, type ResultSnapshot } from '../result/result.selectors.ts';
import type { UploadFacts } from '../upload/upload.types.ts';
import type { generationMachine } from './generation.machine.ts';

export type GenerationSnapshot = SnapshotFrom<typeof generationMachine>;
export type FormRef = ActorRefFrom<typeof formMachine>;
export type JobRef = ActorRefFrom<typeof jobMachine>;
export type ResultRef = ActorRefFrom<typeof resultMachine>;

/** The snapshots of a page: its flow, its form, and its job or its result while there is one. */
export type Making = { generation: GenerationSnapshot; form: FormSnapshot; job: JobSnapshot | null; result: ResultSnapshot | null };

/** The form of a page, which lives as long as the page's generation. */
export const formOf = ({ children }: GenerationSnapshot): FormRef => required(children.form, 'form');
/** The job that is requested, followed or canceled; null otherwise. */
export const jobOf = ({ children }: GenerationSnapshot): JobRef | null => children.job ?? null;
/** The result on the page; null otherwise. */
export const resultOf = ({ children }: GenerationSnapshot): ResultRef | null => children.result ?? null;

/** The snapshots of a page as they are now. */
export const makingOf = (generation: GenerationSnapshot): Making => ({
  generation,
  form: formOf(generation).getSnapshot(),
  job: jobOf(generation)?.getSnapshot() ?? null,
  result: resultOf(generation)?.getSnapshot() ?? null,
});

/** Which state the page shows beside the form. */
export type GenerationPhase =
  | 'form'
  | 'checking'
  | 'uploading'
  | JobPhase
  | 'refused'
  | 'done'
  | 'removed'
  | 'deleting'
  | 'failed'
  | 'cancelled';

const phases = ['checking', 'uploading', 'refused', 'failed', 'cancelled'] as const;

/** Which state the page shows beside the form. */
export function selectPhase({ generation, job, result }: Making): GenerationPhase {
  if (generation.hasTag('working')) return job ? selectJobPhase(job) : 'sending';
  if (generation.hasTag('done')) return result ? selectResultPhase(result) : 'done';
  return phases.find((phase) => generation.hasTag(phase)) ?? 'form';
}

/** Whether a submit is in flight or its job is running: Generate is disabled, and the page must not reload. */
export const selectIsWorking = ({ generation }: Making): boolean => generation.hasTag('busy');

/** Whether a submit is accepted: nothing closes the form, and neither its job nor another one of its batch is running. */
export const selectCanSubmit = (making: Making): boolean => making.generation.hasTag('resting') && selectIsFree(making.form);
/** Whether another submit waits for the end of the current job, and then starts by itself. */
export const selectIsSubmitQueued = ({ generation, form }: Making): boolean => generation.hasTag('queued') && selectClosure(form) === null;
/** Whether the job goes on without this page: the server has it, and no other submit waits here for its end. */
export const selectCanLeave = (making: Making): boolean =>
  making.job !== null && selectIsUnderWay(making.job) && !selectIsSubmitQueued(making);
/** Whether Generate does something: it starts a job, or asks for the age first. */
export const selectAnswersSubmit = (making: Making): boolean =>
  selectCanSubmit(making) || (selectClosure(making.form) === 'age' && !selectIsWorking(making));
/** Whether Cancel is available and was not clicked yet. */
export const selectCanCancel = ({ generation, job }: Making): boolean =>
  job ? selectIsCancellable(job) : generation.hasTag('cancellable');
/** What the job on the page, or the last one, was sent; empty before the first submit. */
const inputsOf = ({ generation, job }: Making): FormValues => job?.context.inputs ?? generation.context.outcome?.inputs ?? {};

/** Codes of a submit whose files or words were refused: the same ones are refused again. */
const refusals: ReadonlySet<number | null> = new Set([codes.invalidInput, codes.refusedByPolicy]);

/** Whether a submit that ended without a result can be repeated: not while the form still holds what was refused. */
export const selectCanRetry = (making: Making): boolean => {
  if (selectPhase(making) === 'unreached') return true;
  const wouldFail = refusals.has(selectFailure(making)?.code ?? null) && selectIsUnchanged(making.form, inputsOf(making));
  return making.generation.hasTag('repeatable') && selectIsRepeatable(making.form) && !wouldFail;
};

/**
 * Whether one more can be made with the settings of the last result: they are still those of the form, and no seed would make the same again.
 */
export const selectCanRepeat = (making: Making): boolean =>
  selectPhase(making) === 'done' && selectIsRepeatable(making.form) && selectWouldRepeat(making.form, inputsOf(making));

/** The job as last reported; it stays after its end until the next submit or its dismissal. */
export const selectJob = ({ generation, job }: Making): Job | null => (job ? job.context.job : (generation.context.outcome?.job ?? null));
/** The outputs of a succeeded job; empty otherwise. */
export function selectOutputs(making: Making): Job['outputs'] {
  const job = selectJob(making);
  return job?.status === 'succeeded' ? job.outputs : [];
}
/** Why the last submit was refused or its job failed; null when neither happened. */
export const selectFailure = ({ generation, job }: Making): JobFailure | null =>
  job ? job.context.failure : (generation.context.outcome?.failure ?? null);
/** Whether the page can report that the credits were refunded. */
export const selectIsReturned = ({ generation }: Making): boolean => generation.hasTag('refunded');
/** Credits that the last submit takes: the form may have changed since. */
export const selectSentCost = (making: Making): number =>
  selectJob(making)?.cost ?? making.job?.context.amount ?? making.generation.context.outcome?.amount ?? selectCost(making.form);
/** Credits that a retry takes: a submit that may have arrived is sent again as it was. */
export const selectRetryCost = (making: Making): number =>
  selectPhase(making) === 'unreached' ? selectSentCost(making) : selectCost(making.form);

/** 0 to 1 as reported by the server. */
export const selectProgress = (making: Making): number => selectJob(making)?.progress ?? 0;
/** The name of the current stage, a key of the dictionaries; null before the server has named one. */
export const selectStage = (making: Making): string | null => selectJob(making)?.stage ?? null;
/** How many jobs are ahead in the queue; null when the job is not queued or the position is unknown. */
export const selectPosition = (making: Making): number | null =>
  selectPhase(making) === 'queued' ? (selectJob(making)?.position ?? null) : null;
/** Estimated seconds until the job ends; null when unknown. */
export function selectLeft(making: Making): number | null {
  const phase = selectPhase(making);
  return phase === 'queued' || phase === 'running' ? (making.job?.context.left ?? null) : null;
}

/** The upload in a slot, if what is shown was made from it; null once another file is there. */
export const selectMadeFrom = (making: Making, slot: string): UploadFacts | null => selectSentIn(making.form, inputsOf(making), slot);
/** Whether a file was added since the submit, so that what is shown was made without it. */
export const selectIsOlder = (making: Making): boolean => selectHasNewFile(making.form, inputsOf(making));
/** What the user calls the first file that was sent; null when none was sent or all are gone from the form. */
export const selectMadeFromName = (making: Making): string | null => selectSentName(making.form, inputsOf(making));
/** The words that were sent; null without any. */
export function selectSentWords(making: Making): string | null {
  const inputs = inputsOf(making);
  const words = inputs['prompt'] ?? inputs['text'];
  return typeof words === 'string' ? words : null;
}
