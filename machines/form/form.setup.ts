import { and, assign, emit, not, or, raise, sendTo, setup, spawnChild, stateIn, stopChild } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { parentOf } from '../kit/parent.ts';
import { listenerPort } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import type { UploadFacts } from '../upload/upload.types.ts';
import { isAdultForm, isEffectUnserved, isTooLarge, isUnserved } from './form.guards.ts';
import { hasMarkedFaces, markedFaces } from './form.faces.ts';
import { hasGiven, sampleIn, withGiven } from './form.query.ts';
import {
  areFilesNamed,
  fieldOfSlot,
  filesOf,
  isFileLost,
  lostFiles,
  namedInputs,
  priceOf,
  shownFileOf,
  shownIn,
  uploadId,
  withoutDependents,
  withSwapped,
} from './form.rules.ts';
import type { FieldError, FormContext, FormReport, FormTypes, RestoredEvent } from './form.types.ts';

const base = setup({
  types: {} as FormTypes,
  actors: {
    recallJob: listenerPort<RestoredEvent, { tool: string }>('recallJob'),
    upload: uploadMachine,
  },
});

const submissionOf = (context: FormContext, isAlone: boolean) => ({
  values: context.values,
  slots: Object.keys(context.uploads),
  shown: shownIn(context),
  inputs: namedInputs(context),
  amount: priceOf(context, context.values),
  isWhole: areFilesNamed(context),
  isAlone,
});

/** The ports, guards and actions of the form chart. */
export const formSetup = base
  .extend({
    guards: {
      // The consent chart sets the receipt, not the user.
      isConsent: ({ event }) => asserted(event, 'field.changed').name === 'consent',
      hasGivenValues: ({ context, event }) => {
        const { query, isReturn } = asserted(event, 'query.given');
        return !isReturn && (hasGiven(context.tool.fields, query) || sampleIn(query) !== null);
      },
      isReturnWithValues: ({ context, event }) => {
        const { query, isReturn } = asserted(event, 'query.given');
        return isReturn && hasGiven(context.tool.fields, query);
      },
      isPristine: stateIn({ content: 'pristine' }),
      areFacesUnmarked: ({ context }) => !hasMarkedFaces(context),
      hasSlot: ({ context, event }) => asserted(event, 'file.removed', 'upload.reported').slot in context.uploads,
      // An upload reports under the slot that it was started for.
      areSettled: ({ context, event }) =>
        asserted(event, 'files.swapped').slots.every((slot) => context.uploads[slot]?.status !== 'sending'),
      isStoredNow: ({ context, event }) => {
        const { slot, upload } = asserted(event, 'upload.reported');
        return slot in context.uploads && upload.status === 'stored';
      },
      isLostOrRetried: ({ context, event }) => {
        const { slot, upload } = asserted(event, 'upload.reported');
        const before = context.uploads[slot];
        return before !== undefined && isFileLost(before) !== isFileLost(upload);
      },
      isExpected: ({ event }) => asserted(event, 'proposal.expected').expected,
      isFound: ({ event }) => !asserted(event, 'proposal.expected').expected,
      areBusy: ({ event }) => asserted(event, 'others.changed').busy,
      areDone: ({ event }) => !asserted(event, 'others.changed').busy,
      isUnserved: ({ context }) => isUnserved(context),
      isForAdults: ({ context }) => isAdultForm(context),
      isAgeUnconfirmed: stateIn({ age: 'unconfirmed' }),
      isAgeConfirmed: stateIn({ age: 'confirmed' }),
      isEffectUnserved: ({ context }) => isEffectUnserved(context),
      isRight: ({ context }) => !isUnserved(context) && !isEffectUnserved(context) && !isTooLarge(context),
      isForEverybody: ({ context }) => !isAdultForm(context),
      // Nobody pays for a change that is not on screen yet.
      isProposalSettled: stateIn({ proposal: 'settled' }),
      areOthersResting: stateIn({ others: 'resting' }),
      isClosed: not(stateIn({ availability: 'open' })),
      hasLostFile: ({ context }) => lostFiles(context).length > 0,
      isEveryFileStored: ({ context }) => context.awaited.every(({ slot }) => context.uploads[slot]?.status === 'stored'),
    },
  })
  .extend({
    guards: {
      isGivenAgain: and(['isPristine', 'isReturnWithValues']),
      isAgeNeeded: and(['isForAdults', 'isAgeUnconfirmed']),
      isOfAge: or(['isForEverybody', 'isAgeConfirmed']),
      isFree: and(['isProposalSettled', 'areOthersResting']),
      isHeldUp: or(['hasLostFile', 'isClosed']),
    },
  })
  .extend({ guards: { isFaultless: and(['isRight', 'isOfAge']) } })
  .extend({
    actions: {
      assignField: assign(({ context, event }) => {
        const { name, value } = asserted(event, 'field.changed');
        const { [name]: _, ...errors } = context.errors;
        return { values: { ...context.values, [name]: value }, errors };
      }),
      fillForm: assign(({ context, event }) => {
        const { values, files, replaces } = asserted(event, 'form.filled');
        return {
          values: { ...context.values, ...values },
          uploads: { ...context.uploads, ...filesOf(files) },
          errors: {},
          replaced: replaces ?? null,
          wanted: null,
        };
      }),
      clearReplaced: assign({ replaced: null }),
      fillGiven: assign(({ context, event }) => {
        const { query, isReturn } = asserted(event, 'query.given');
        return { values: withGiven(context, query), wanted: isReturn ? null : sampleIn(query) };
      }),
      fillRestored: assign(({ context, event }) => {
        const { inputs } = asserted(event, 'form.restored');
        // Only the text and the choices are restored here: the draft restores files, with their previews.
        return { values: Object.fromEntries(Object.entries(context.values).map(([name, value]) => [name, inputs[name] ?? value])) };
      }),
      markFaces: assign(({ context, event }) => ({
        values: { ...context.values, ...markedFaces(context.tool.fields, asserted(event, 'faces.found').faces) },
      })),
      unmarkFaces: assign(({ context }) => ({ values: { ...context.values, ...markedFaces(context.tool.fields, []) } })),
      startUpload: spawnChild('upload', {
        id: ({ event }) => uploadId(asserted(event, 'file.given').slot),
        input: ({ event }) => asserted(event, 'file.given'),
      }),
      stopUpload: stopChild(({ event }) => uploadId(asserted(event, 'file.given', 'file.removed').slot)),
      placeFile: assign(({ context, event }) => {
        const { slot, file } = asserted(event, 'file.given');
        const { [fieldOfSlot(slot)]: _, ...errors } = context.errors;
        const { values, uploads } = withoutDependents(context, slot);
        const upload: UploadFacts = { status: 'sending', file, progress: 0, refusal: null, failure: null, stored: null };
        return { values, uploads: { ...uploads, [slot]: upload }, errors };
      }),
      removeFile: assign(({ context, event }) => {
        const { slot } = asserted(event, 'file.removed');
        const { values, uploads } = withoutDependents(context, slot);
        const { [slot]: _, ...rest } = uploads;
        return { values, uploads: rest };
      }),
      swapFiles: assign(({ context, event }) => withSwapped(context, asserted(event, 'files.swapped').slots)),
      assignUpload: assign(({ context, event }) => {
        const { slot, upload } = asserted(event, 'upload.reported');
        return { uploads: { ...context.uploads, [slot]: upload } };
      }),
      clearFiles: assign({ uploads: {}, errors: {}, replaced: null }),
      assignOffer: assign(({ context, event }) => {
        const offered = asserted(event, 'offers.known').offers.find(({ slug }) => slug === context.tool.slug);
        return offered ? { offered, cost: offered.cost } : {};
      }),
      assignErrors: assign(({ event }) => ({ errors: asserted(event, 'submit.rejected').errors })),
      clearErrors: assign({ errors: {} }),
      assignAgeNeeded: assign(({ context }) => ({ errors: { ...context.errors, age: { rule: 'required' } satisfies FieldError } })),
      clearAgeNeeded: assign(({ context }) => {
        const { age: _, ...errors } = context.errors;
        return { errors };
      }),
      assignAwaited: assign(({ event }) => ({ awaited: asserted(event, 'files.awaited').places })),
      assignLostFiles: assign(({ context }) => ({
        errors: Object.fromEntries(lostFiles(context).map((slot): [string, FieldError] => [fieldOfSlot(slot), { rule: 'uploadFailed' }])),
      })),
      emitChanged: emit(({ context }) => ({
        type: 'form.changed' as const,
        tool: context.tool.slug,
        values: context.values,
        files: Object.fromEntries(Object.entries(context.uploads).flatMap(([slot, { stored }]) => (stored ? [[slot, stored]] : []))),
      })),
      emitShown: emit(({ context }) => ({
        type: 'form.shown' as const,
        values: context.values,
        files: Object.fromEntries(Object.entries(context.uploads).map(([slot, upload]) => [slot, shownFileOf(upload)])),
      })),
      emitRefused: emit({ type: 'form.refused' }),
      raiseEdited: raise({ type: 'form.edited' }),
      raiseRevised: raise({ type: 'form.revised' }),
      raiseDecided: raise({ type: 'availability.decided' }),
      reportRequested: sendTo(parentOf, ({ context }, { isAlone }: { isAlone: boolean }): FormReport => {
        return { type: 'submit.requested', submission: submissionOf(context, isAlone) };
      }),
      reportQueueRequested: sendTo(parentOf, ({ context }): FormReport => ({ type: 'queue.requested', inputs: namedInputs(context) })),
      reportUnblocked: sendTo(parentOf, (): FormReport => ({ type: 'submit.unblocked' })),
      reportTouched: sendTo(parentOf, (): FormReport => ({ type: 'form.touched' })),
      reportRestored: sendTo(parentOf, ({ context, event }): FormReport => {
        const { saved } = asserted(event, 'submit.restored');
        return { type: 'job.restored', saved, amount: priceOf(context, saved.inputs) };
      }),
      reportFilesStored: sendTo(parentOf, ({ context }): FormReport => ({
        type: 'files.stored',
        names: Object.fromEntries(context.awaited.map(({ slot }) => [slot, required(context.uploads[slot]?.stored, 'stored file').name])),
      })),
      reportFilesLost: sendTo(parentOf, (): FormReport => ({ type: 'files.lost' })),
    },
  });
