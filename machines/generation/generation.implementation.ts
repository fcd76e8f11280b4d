import { assign, emit, sendTo, spawnChild, stopChild } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import type { Listener } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { CarriedUpload, UploadReported } from '../upload/upload.actors.ts';
import type { UploadFacts } from '../upload/upload.types.ts';
import { hasMarkedFaces, markedFaces } from './generation.faces.ts';
import {
  fieldOfSlot,
  filesOf,
  isFileLost,
  isBeingMade,
  lostFiles,
  namedInputs,
  priceOf,
  shownFileOf,
  uploadId,
  withFile,
  withoutDependents,
  withSwapped,
} from './generation.form.ts';
import { hasGiven, withGiven } from './generation.query.ts';
import { closureOf } from './generation.closure.ts';
import { steadyLeft } from './generation.left.ts';
import type {
  FieldError,
  FormCheck,
  GenerationContext,
  GenerationTypes,
  Job,
  JobAnswer,
  JobFailure,
  MemoryEvent,
  RestingPhase,
  SavedJob,
  SpendAnswer,
} from './generation.types.ts';

type Spawned = { carryUpload: Listener<UploadReported, CarriedUpload> };

/** The form has changed, and no press of before is for what it holds now. */
const touched = { isTouched: true, isPressWanted: false };

export const actions = actionsOf<GenerationTypes & { actors: Spawned }>()({
  setField: assign(({ context, event }) => {
    const { name, value } = asserted(event, 'field.changed');
    const { [name]: _, ...errors } = context.errors;
    const values = { ...context.values, [name]: value };
    // The receipt of a consent comes by itself.
    return name === 'consent' ? { values, errors } : { values, errors, replaced: null, ...touched };
  }),
  fillForm: assign(({ context, event }) => {
    const { values, files } = asserted(event, 'form.filled');
    return {
      values: { ...context.values, ...values },
      uploads: { ...context.uploads, ...filesOf(files) },
      errors: {},
      replaced: null,
      ...touched,
    };
  }),
  noteReplaced: assign(({ event }) => ({ replaced: asserted(event, 'form.replaced').form })),
  fillGiven: assign(({ context, event }) => ({
    values: withGiven(context, asserted(event, 'query.given').query),
    errors: {},
    ...touched,
  })),
  fillGivenAgain: assign(({ context, event }) => ({ values: withGiven(context, asserted(event, 'query.given').query) })),
  startUpload: spawnChild('carryUpload', {
    id: ({ event }) => uploadId(asserted(event, 'file.given').slot),
    input: ({ event }) => asserted(event, 'file.given'),
  }),
  stopUpload: stopChild(({ event }) => uploadId(asserted(event, 'file.given', 'file.removed').slot)),
  retryUpload: sendTo(({ event }) => uploadId(asserted(event, 'file.retried').slot), { type: 'upload.retried' }),
  placeFile: assign(({ context, event }) => {
    const { slot, file } = asserted(event, 'file.given');
    const { [fieldOfSlot(slot)]: _, ...errors } = context.errors;
    const form = withoutDependents(context, slot);
    const upload: UploadFacts = { status: 'sending', file, progress: 0, refusal: null, failure: null, stored: null };
    return { ...form, uploads: { ...form.uploads, [slot]: upload }, errors, ...touched };
  }),
  removeFile: assign(({ context, event }) => {
    const { slot } = asserted(event, 'file.removed');
    const { values, uploads } = withoutDependents(context, slot);
    const { [slot]: _, ...left } = uploads;
    return { values, uploads: left, ...touched };
  }),
  swapFiles: assign(({ context, event }) => ({ ...withSwapped(context, asserted(event, 'files.swapped').slots), ...touched })),
  noteUpload: assign(({ context, event }) => {
    const { slot, upload } = asserted(event, 'upload.reported');
    return { uploads: { ...context.uploads, [slot]: upload } };
  }),
  tellFormChanged: emit(({ context }) => ({
    type: 'form.changed' as const,
    tool: context.tool,
    values: context.values,
    files: Object.fromEntries(Object.entries(context.uploads).flatMap(([slot, { stored }]) => (stored ? [[slot, stored]] : []))),
  })),
  tellForm: emit(({ context }) => ({
    type: 'form.shown' as const,
    values: context.values,
    files: Object.fromEntries(Object.entries(context.uploads).map(([slot, upload]) => [slot, shownFileOf(upload)])),
  })),
  noteAdult: assign(({ context }) => {
    const { age: _, ...errors } = context.errors;
    return { isAdult: true, errors };
  }),
  noteAgeNeeded: assign(({ context }) => ({ errors: { ...context.errors, age: { rule: 'required' } satisfies FieldError } })),
  noteOffer: assign(({ context, event }) => {
    const offered = asserted(event, 'offers.known').offers.find(({ slug }) => slug === context.tool);
    return offered ? { offered, cost: offered.cost } : {};
  }),
  noteOthers: assign(({ event }) => ({ areOthersBusy: asserted(event, 'others.changed').busy })),
  noteExpected: assign(({ event }) => ({ isProposalExpected: asserted(event, 'proposal.expected').expected })),
  tellTaken: emit({ type: 'press.taken' }),
  tellWorking: emit({ type: 'work.began' }),
  tellResting: emit((_, { phase }: { phase: RestingPhase }) => ({ type: 'work.ended' as const, phase })),
  markFaces: assign(({ context, event }) => {
    const { faces } = asserted(event, 'faces.found');
    return { values: { ...context.values, ...markedFaces(context.fields, faces) }, isPressWanted: false };
  }),
  unmarkFaces: assign(({ context }) => ({
    values: { ...context.values, ...markedFaces(context.fields, []) },
    isPressWanted: false,
  })),
  noteErrors: assign((_, check: FormCheck) => ('errors' in check ? { errors: check.errors } : {})),
  noteLostFiles: assign(({ context }) => ({
    errors: Object.fromEntries(lostFiles(context).map((slot): [string, FieldError] => [fieldOfSlot(slot), { rule: 'uploadFailed' }])),
  })),
  // What is being checked is what is being made: the same press once more is no other one.
  notePress: assign(({ context }) => ({ sending: namedInputs(context), isRecalled: false, isPressWanted: false })),
  preparePress: assign((_, check: FormCheck) =>
    'errors' in check
      ? {}
      : {
          key: check.key,
          sending: check.inputs,
          places: check.places,
          errors: {},
          replaced: null,
        },
  ),
  recallPress: assign(({ context, event }) => {
    const { saved } = asserted(event, 'press.recalled');
    return {
      key: saved.idempotencyKey,
      sending: saved.inputs,
      places: [],
      jobId: saved.jobId,
      // The text and choices are restored here; files are restored by the draft, which has their previews.
      values: context.isTouched
        ? context.values
        : Object.fromEntries(Object.entries(context.values).map(([name, value]) => [name, saved.inputs[name] ?? value])),
      isTouched: true,
      isRecalled: true,
    };
  }),
  fillFiles: assign(({ context }) => ({
    sending: context.places.reduce(
      (inputs, { slot, path }) => withFile(inputs, path, required(context.uploads[slot]?.stored, 'stored file').name),
      context.sending,
    ),
  })),
  startAttempts: assign({ attempts: 0, failure: null, job: null, jobId: null, left: null, cancelWanted: false }),
  countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  resetAttempts: assign({ attempts: 0 }),
  wantPress: assign({ isPressWanted: true }),
  dropWanted: assign({ isPressWanted: false }),
  noteSent: assign({ isRecalled: false }),
  wantCancel: assign({ cancelWanted: true }),
  noteJobId: assign((_, answer: SpendAnswer) => (answer.kind === 'accepted' ? { jobId: answer.id } : {})),
  noteRefusal: assign((_, answer: SpendAnswer | JobAnswer) =>
    'code' in answer ? { failure: { code: answer.code, msg: answer.msg } } : {},
  ),
  noteUnreached: assign({ failure: { code: null } satisfies JobFailure }),
  noteJob: assign(({ context, event }) => {
    const { job } = asserted(event, 'job.reported');
    return { job, failure: job.error, left: steadyLeft(context.left, job.left) };
  }),
  noteAnsweredJob: assign(({ context }, answer: JobAnswer) =>
    answer.kind === 'job' ? { job: answer.job, failure: answer.job.error, left: steadyLeft(context.left, answer.job.left) } : {},
  ),
  noteWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
  clearJob: assign({ job: null, jobId: null, left: null, key: null, sending: {}, places: [], failure: null }),
  clearFiles: assign({ uploads: {}, errors: {}, replaced: null, isPressWanted: false }),
  rememberPress: sendTo('rememberJob', ({ context }): MemoryEvent => ({
    type: 'job.remembered',
    saved: {
      tool: context.tool,
      idempotencyKey: required(context.key, 'key'),
      jobId: context.jobId,
      inputs: context.sending,
    } satisfies SavedJob,
  })),
  forgetPress: sendTo('rememberJob', ({ context }): MemoryEvent => ({ type: 'job.forgotten', tool: context.tool })),
  simulateCost: emit(({ context }) => ({ type: 'cost.simulated' as const, key: required(context.key, 'key'), amount: priceOf(context) })),
  tellAccepted: emit(({ context }) => ({ type: 'cost.accepted' as const, key: required(context.key, 'key') })),
  tellReversed: emit(({ context }) => ({ type: 'cost.reversed' as const, key: required(context.key, 'key') })),
  tellShort: emit(({ context }) => ({ type: 'credits.short' as const, cost: priceOf(context) })),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  tellEnded: emit(({ context }) => ({
    type: 'job.ended' as const,
    tool: context.tool,
    id: required(context.jobId, 'job id'),
    // A job that no longer exists counts as failed.
    status: context.job?.status ?? 'failed',
  })),
  tellDeleted: emit(({ context }) => ({ type: 'creation.deleted' as const, id: required(context.job, 'job').id })),
  announceDeleted: emit(notice('success', { key: 'creationDeleted' })),
  announceKept: emit(notice('error', { key: 'creationKept' })),
  tellCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
});

const isFree = (context: GenerationContext): boolean =>
  closureOf(context) === null && !context.isProposalExpected && !context.areOthersBusy;

export const guards = guardsOf<GenerationTypes>()({
  hasGivenValues: ({ context, event }) => {
    const { query, isReturn } = asserted(event, 'query.given');
    return !isReturn && hasGiven(context.fields, query);
  },
  isGivenAgain: ({ context, event }) => {
    const { query, isReturn } = asserted(event, 'query.given');
    return isReturn && !context.isTouched && hasGiven(context.fields, query);
  },
  hasJob: ({ event }) => asserted(event, 'press.recalled').saved.jobId !== null,
  hasSlot: ({ context, event }) => asserted(event, 'file.removed', 'upload.reported').slot in context.uploads,
  // An upload reports under the slot it was started for.
  areSettled: ({ context, event }) => asserted(event, 'files.swapped').slots.every((slot) => context.uploads[slot]?.status !== 'sending'),
  isStoredNow: ({ context, event }) => {
    const { slot, upload } = asserted(event, 'upload.reported');
    return slot in context.uploads && upload.status === 'stored';
  },
  isLostOrTriedAgain: ({ context, event }) => {
    const { slot, upload } = asserted(event, 'upload.reported');
    const before = context.uploads[slot];
    return before !== undefined && isFileLost(before) !== isFileLost(upload);
  },
  isUploadFailed: ({ context, event }) => context.uploads[asserted(event, 'file.retried').slot]?.status === 'failed',
  areFacesUnmarked: ({ context }) => !hasMarkedFaces(context),
  isClosed: ({ context }) => closureOf(context) !== null,
  // Nobody pays for a change that is not on screen yet.
  isOpen: ({ context }) => closureOf(context) === null && !context.isProposalExpected,
  isFree: ({ context }) => isFree(context),
  // A press that is made twice is one.
  isAnotherPress: ({ context }) => closureOf(context) === null && (context.isRecalled || !isBeingMade(context)),
  isPressDue: ({ context }) => context.isPressWanted && isFree(context),
  // The question is asked at the press, beside the form that it is about.
  isAgeUnanswered: ({ context }) => closureOf(context) === 'age',
  isDeleted: (_, deleted: boolean) => deleted,
  isFaulty: (_, check: FormCheck) => 'errors' in check,
  hasLostFile: ({ context }) => lostFiles(context).length > 0,
  isEveryFileStored: ({ context }) => context.places.every(({ slot }) => context.uploads[slot]?.status === 'stored'),
  isAccepted: (_, answer: SpendAnswer) => answer.kind === 'accepted',
  isAcceptedInVain: ({ context }, answer: SpendAnswer) => answer.kind === 'accepted' && context.cancelWanted,
  isShort: (_, answer: SpendAnswer) => answer.kind === 'short',
  isSignInNeeded: (_, answer: SpendAnswer) => answer.kind === 'signIn',
  hasAttemptsLeft: ({ context }) => context.attempts < 4,
  isSignIn: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
  // A visitor who signs in keeps the job; anyone who comes after a user must not see it.
  wasUser: ({ context }) => context.who === 'user',
  hasStatus: ({ event }, { status }: { status: Job['status'] }) => asserted(event, 'job.reported').job.status === status,
  isJobWithStatus: (_, { answer, status }: { answer: JobAnswer; status: Job['status'] }) =>
    answer.kind === 'job' && answer.job.status === status,
  isGone: (_, answer: JobAnswer) => answer.kind === 'gone',
  isJob: (_, answer: JobAnswer) => answer.kind === 'job',
});
