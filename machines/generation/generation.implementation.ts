import { assign, emit, sendTo, spawnChild, stopChild } from 'xstate';
import type { Who } from '../credits/credits.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { Listener } from '../kit/placeholder.ts';
import type { CarriedUpload, UploadReported } from '../upload/upload.actors.ts';
import type { FileFacts, StoredFile, UploadFacts } from '../upload/upload.types.ts';
import { fieldOfSlot, filesOf, lostFiles, priceOf, uploadId, withFile, withoutDependents, withSwapped } from './generation.form.ts';
import { steadyLeft } from './generation.left.ts';
import type {
  FieldError,
  FormCheck,
  FormValues,
  GenerationEvent,
  GenerationTypes,
  Job,
  JobAnswer,
  JobFailure,
  Json,
  MemoryEvent,
  SavedJob,
  SpendAnswer,
} from './generation.types.ts';

type Spawned = { carryUpload: Listener<UploadReported, CarriedUpload> };

export const actions = actionsOf<GenerationTypes & { actors: Spawned }>()({
  setField: assign(({ context }, { name, value }: { name: string; value: Json }) => {
    const { [name]: _, ...errors } = context.errors;
    return { values: { ...context.values, [name]: value }, errors };
  }),
  fillForm: assign(({ context }, { values, files }: { values: FormValues; files: Record<string, StoredFile> }) => ({
    values: { ...context.values, ...values },
    uploads: { ...context.uploads, ...filesOf(files) },
    errors: {},
  })),
  startUpload: spawnChild('carryUpload', {
    id: ({ event }) => uploadId('slot' in event ? event.slot : ''),
    input: ({ event }) => event as CarriedUpload & GenerationEvent,
  }),
  stopUpload: stopChild((_, { slot }: { slot: string }) => uploadId(slot)),
  retryUpload: sendTo((_, { slot }: { slot: string }) => uploadId(slot), { type: 'upload.retried' }),
  placeFile: assign(({ context }, { slot, file }: { slot: string; file: FileFacts }) => {
    const { [fieldOfSlot(slot)]: _, ...errors } = context.errors;
    const form = withoutDependents(context, slot);
    const upload: UploadFacts = { status: 'sending', file, progress: 0, refusal: null, failure: null, stored: null };
    return { ...form, uploads: { ...form.uploads, [slot]: upload }, errors };
  }),
  removeFile: assign(({ context }, { slot }: { slot: string }) => {
    const { values, uploads } = withoutDependents(context, slot);
    const { [slot]: _, ...left } = uploads;
    return { values, uploads: left };
  }),
  swapFiles: assign(({ context }, { slots }: { slots: readonly [string, string] }) => withSwapped(context, slots)),
  noteUpload: assign(({ context }, { slot, upload }: { slot: string; upload: UploadFacts }) => ({
    uploads: { ...context.uploads, [slot]: upload },
  })),
  tellFormChanged: emit(({ context }) => ({
    type: 'form.changed' as const,
    tool: context.tool,
    values: context.values,
    files: Object.fromEntries(Object.entries(context.uploads).flatMap(([slot, { stored }]) => (stored ? [[slot, stored]] : []))),
  })),
  noteErrors: assign((_, { check }: { check: FormCheck }) => ('errors' in check ? { errors: check.errors } : {})),
  noteLostFiles: assign(({ context }) => ({
    errors: Object.fromEntries(lostFiles(context).map((slot): [string, FieldError] => [fieldOfSlot(slot), { rule: 'uploadFailed' }])),
  })),
  preparePress: assign((_, { check }: { check: FormCheck }) =>
    'errors' in check ? {} : { key: check.key, sending: check.inputs, places: check.places, errors: {} },
  ),
  recallPress: assign(({ context }, { saved }: { saved: SavedJob }) => ({
    key: saved.idempotencyKey,
    sending: saved.inputs,
    places: [],
    jobId: saved.jobId,
    // The words and choices come back; files come back with the draft, which knows how they look.
    values: Object.fromEntries(Object.entries(context.values).map(([name, value]) => [name, saved.inputs[name] ?? value])),
  })),
  fillFiles: assign(({ context }) => ({
    sending: context.places.reduce(
      (inputs, { slot, path }) => withFile(inputs, path, context.uploads[slot]?.stored?.name ?? ''),
      context.sending,
    ),
  })),
  startAttempts: assign({ attempts: 0, failure: null, job: null, jobId: null, left: null, cancelWanted: false }),
  countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  resetAttempts: assign({ attempts: 0 }),
  wantCancel: assign({ cancelWanted: true }),
  noteJobId: assign((_, { answer }: { answer: SpendAnswer }) => (answer.kind === 'accepted' ? { jobId: answer.id } : {})),
  noteRefusal: assign((_, { answer }: { answer: SpendAnswer | JobAnswer }) =>
    'code' in answer ? { failure: { code: answer.code, msg: answer.msg } } : {},
  ),
  noteUnreached: assign({ failure: { code: null } satisfies JobFailure }),
  noteJob: assign(({ context }, { job }: { job: Job }) => ({ job, failure: job.error, left: steadyLeft(context.left, job.left) })),
  noteAnsweredJob: assign(({ context }, { answer }: { answer: JobAnswer }) =>
    answer.kind === 'job' ? { job: answer.job, failure: answer.job.error, left: steadyLeft(context.left, answer.job.left) } : {},
  ),
  noteWho: assign((_, { who }: { who: Who }) => ({ who })),
  clearJob: assign({ job: null, jobId: null, left: null, key: null, sending: {}, places: [], failure: null }),
  clearFiles: assign({ uploads: {}, errors: {} }),
  rememberPress: sendTo('rememberJob', ({ context }): MemoryEvent => ({
    type: 'job.remembered',
    saved: {
      tool: context.tool,
      idempotencyKey: context.key ?? '',
      jobId: context.jobId,
      inputs: context.sending,
    } satisfies SavedJob,
  })),
  forgetPress: sendTo('rememberJob', ({ context }): MemoryEvent => ({ type: 'job.forgotten', tool: context.tool })),
  simulateCost: emit(({ context }) => ({ type: 'cost.simulated' as const, key: context.key ?? '', amount: priceOf(context) })),
  tellAccepted: emit(({ context }) => ({ type: 'cost.accepted' as const, key: context.key ?? '' })),
  tellReversed: emit(({ context }) => ({ type: 'cost.reversed' as const, key: context.key ?? '' })),
  tellShort: emit(({ context }) => ({ type: 'credits.short' as const, cost: priceOf(context) })),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  tellEnded: emit(({ context }) => ({
    type: 'job.ended' as const,
    tool: context.tool,
    id: context.jobId ?? '',
    status: context.job?.status ?? 'failed',
  })),
  tellDeleted: emit(({ context }) => ({ type: 'creation.deleted' as const, id: context.jobId ?? context.job?.id ?? '' })),
  announceDeleted: emit(notice('success', { key: 'creationDeleted' })),
  announceKept: emit(notice('error', { key: 'creationKept' })),
  tellCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
});

export const guards = guardsOf<GenerationTypes>()({
  hasJob: (_, { saved }: { saved: SavedJob }) => saved.jobId !== null,
  hasSlot: ({ context }, { slot }: { slot: string }) => slot in context.uploads,
  // A file on its way reports under the slot that it was given for.
  areSettled: ({ context }, { slots }: { slots: readonly [string, string] }) =>
    slots.every((slot) => context.uploads[slot]?.status !== 'sending'),
  isStoredNow: ({ context }, { slot, upload }: { slot: string; upload: UploadFacts }) =>
    slot in context.uploads && upload.status === 'stored',
  isUploadFailed: ({ context }, { slot }: { slot: string }) => context.uploads[slot]?.status === 'failed',
  isDeleted: (_, { deleted }: { deleted: boolean }) => deleted,
  isFaulty: (_, { check }: { check: FormCheck }) => 'errors' in check,
  hasLostFile: ({ context }) => lostFiles(context).length > 0,
  isEveryFileStored: ({ context }) => context.places.every(({ slot }) => context.uploads[slot]?.status === 'stored'),
  isAccepted: (_, { answer }: { answer: SpendAnswer }) => answer.kind === 'accepted',
  isAcceptedInVain: ({ context }, { answer }: { answer: SpendAnswer }) => answer.kind === 'accepted' && context.cancelWanted,
  isShort: (_, { answer }: { answer: SpendAnswer }) => answer.kind === 'short',
  isSignInNeeded: (_, { answer }: { answer: SpendAnswer }) => answer.kind === 'signIn',
  hasAttemptsLeft: ({ context }) => context.attempts < 4,
  isSignIn: (_, { who }: { who: Who }) => who === 'user',
  isGivenUp: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
  // A visitor who signs in takes the job along; whoever comes after a user must not see it.
  wasUser: ({ context }) => context.who === 'user',
  hasStatus: (_, { job, status }: { job: Job; status: Job['status'] }) => job.status === status,
  isJobWithStatus: (_, { answer, status }: { answer: JobAnswer; status: Job['status'] }) =>
    answer.kind === 'job' && answer.job.status === status,
  isGone: (_, { answer }: { answer: JobAnswer }) => answer.kind === 'gone',
  isQueued: (_, { answer }: { answer: JobAnswer }) => answer.kind === 'job' && answer.job.status === 'queued',
});
