import { filesOf } from './form.rules.ts';
import { formSetup } from './form.setup.ts';

/** The form of a tool: what the user fills in, its files, and whether it can be submitted now. The generation that invokes it runs the submit. */
export const formMachine = formSetup.createMachine({
  id: 'form',
  description: "A tool's form with its files, and whether it can be submitted.",
  context: ({ input }) => ({
    tool: input.tool,
    cost: input.cost,
    values: input.values,
    uploads: filesOf(input.files ?? {}),
    errors: {},
    offered: null,
    replaced: null,
    awaited: [],
    wanted: null,
  }),
  type: 'parallel',
  invoke: { id: 'recallJob', src: 'recallJob', input: ({ context }) => ({ tool: context.tool.slug }) },
  // The form stays editable while a job runs: edits apply to the next submit.
  on: {
    'field.changed': [
      { guard: 'isConsent', actions: ['assignField', 'emitChanged', 'emitShown', 'raiseRevised'] },
      { actions: ['assignField', 'clearReplaced', 'raiseEdited', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'] },
    ],
    'form.filled': { actions: ['fillForm', 'raiseEdited', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'] },
    'query.given': [
      // On a return, the draft or the restored submit replaces what the address gives.
      { guard: 'isGivenAgain', actions: ['fillGiven', 'emitShown', 'raiseRevised'] },
      {
        guard: 'hasGivenValues',
        actions: ['fillGiven', 'clearErrors', 'raiseEdited', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'],
      },
    ],
    'faces.found': { guard: 'areFacesUnmarked', actions: ['markFaces', 'reportTouched', 'emitChanged', 'emitShown'] },
    'faces.unmarked': { actions: ['unmarkFaces', 'reportTouched', 'emitChanged', 'emitShown'] },
    'file.given': { actions: ['stopUpload', 'placeFile', 'startUpload', 'raiseEdited', 'reportTouched', 'emitShown', 'raiseRevised'] },
    'file.removed': {
      guard: 'hasSlot',
      actions: ['stopUpload', 'removeFile', 'raiseEdited', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'],
    },
    'files.swapped': {
      guard: 'areSettled',
      actions: ['swapFiles', 'raiseEdited', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'],
    },
    'upload.reported': [
      { guard: 'isStoredNow', actions: ['assignUpload', 'emitChanged', 'emitShown', 'raiseRevised'] },
      { guard: 'isLostOrRetried', actions: ['assignUpload', 'emitShown', 'raiseRevised'] },
      { guard: 'hasSlot', actions: 'assignUpload' },
    ],
    'offers.known': { actions: ['assignOffer', 'raiseRevised'] },
    'submit.restored': { actions: 'reportRestored' },
    'submit.rejected': { actions: ['assignErrors', 'emitRefused'] },
    'form.cleared': { actions: ['clearFiles', 'reportTouched', 'emitChanged', 'emitShown', 'raiseRevised'] },
  },
  states: {
    content: {
      description: 'Whether the form holds what the user, a link, or an earlier visit put there; such a form is not overwritten.',
      initial: 'pristine',
      states: {
        pristine: {
          description: 'The form is as it was at first.',
          on: { 'form.edited': 'edited', 'form.restored': { target: 'edited', actions: ['fillRestored', 'emitShown', 'raiseRevised'] } },
        },
        edited: { description: 'The form was filled in.' },
      },
    },
    age: {
      description: 'Whether the user said to be an adult, which only some forms ask for.',
      initial: 'unconfirmed',
      states: {
        unconfirmed: {
          description: 'Nobody has confirmed an age.',
          on: { 'adult.confirmed': { target: 'confirmed', actions: ['clearAgeNeeded', 'raiseRevised'] } },
        },
        confirmed: { description: 'The user is an adult.' },
      },
    },
    proposal: {
      description: 'Whether a search still decides what the form would change.',
      initial: 'settled',
      states: {
        settled: {
          description: 'What a submit would change is on screen.',
          on: { 'proposal.expected': { guard: 'isExpected', target: 'expected' } },
        },
        expected: {
          description: 'A search is running; the user cannot have seen what it will propose.',
          on: { 'proposal.expected': { guard: 'isFound', target: 'settled', actions: 'reportUnblocked' } },
        },
      },
    },
    others: {
      description: 'Whether the other images of a batch have running jobs.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No other image has a running job.',
          on: { 'others.changed': { guard: 'areBusy', target: 'busy' } },
        },
        busy: {
          description: 'Another image has a running job; only a repeat of the own job is accepted.',
          on: { 'others.changed': { guard: 'areDone', target: 'resting', actions: 'reportUnblocked' } },
        },
      },
    },
    availability: {
      description: 'Whether the form can be submitted, and why not.',
      initial: 'deciding',
      on: { 'form.revised': '.deciding' },
      states: {
        deciding: {
          description: 'The reasons against a submit are checked, the one that matters most first.',
          exit: 'raiseDecided',
          always: [
            { guard: 'isFaultless', target: 'open' },
            { guard: 'isUnserved', target: 'unserved' },
            { guard: 'isAgeNeeded', target: 'ageNeeded' },
            { guard: 'isEffectUnserved', target: 'effectUnserved' },
            { target: 'tooLarge' },
          ],
        },
        unserved: { description: 'This server does not serve the tool.', tags: 'tool' },
        ageNeeded: {
          description: 'The form is for adults, and the age is not confirmed.',
          tags: 'age',
          // A submit is answered by the question, which is beside the form.
          on: { 'form.submitted': { actions: ['assignAgeNeeded', 'emitRefused'] } },
        },
        effectUnserved: { description: 'This server does not serve the chosen effect.', tags: 'effect' },
        tooLarge: { description: 'An image has more pixels than its field takes.', tags: 'size' },
        open: {
          description: 'Nothing is wrong with the form itself.',
          entry: 'reportUnblocked',
          on: {
            'form.submitted': { guard: 'isFree', actions: { type: 'reportRequested', params: { isAlone: false } } },
            'form.resubmitted': { guard: 'isProposalSettled', actions: { type: 'reportRequested', params: { isAlone: true } } },
            'submit.queued': { actions: 'reportQueueRequested' },
          },
        },
      },
    },
    gathering: {
      description: 'Whether a validated submit waits for files that are still uploading.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No submit waits.',
          on: { 'files.awaited': { target: 'deciding', actions: ['clearErrors', 'clearReplaced', 'assignAwaited'] } },
        },
        deciding: {
          description: 'The awaited files are checked.',
          always: [
            // Only a stored file has a size, which can close the form.
            { guard: 'isHeldUp', target: 'idle', actions: ['assignLostFiles', 'emitRefused', 'reportFilesLost'] },
            { guard: 'isEveryFileStored', target: 'idle', actions: 'reportFilesStored' },
            { target: 'waiting' },
          ],
        },
        waiting: {
          description: 'A file is still uploading.',
          tags: 'gathering',
          on: { 'availability.decided': 'deciding', 'wait.ended': 'idle' },
        },
      },
    },
  },
});
