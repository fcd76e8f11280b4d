import { assign, emit, sendTo, setup, spawnChild, stopChild } from 'xstate';
import type { Who } from '../credits/credits.types.ts';
import { notice } from '../kit/notice.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { CarriedUpload, UploadReported } from '../upload/upload.actors.ts';
import type { FileFacts, StoredFile, UploadFacts } from '../upload/upload.types.ts';
import { fieldOfSlot, filesOf, lostFiles, priceOf, uploadId, withFile, withoutDependents, withSwapped } from './generation.form.ts';
import { steadyLeft } from './generation.left.ts';
import type {
  FieldError,
  FollowEvent,
  FormCheck,
  FormValues,
  GenerationContext,
  GenerationEmitted,
  GenerationEvent,
  GenerationInput,
  Job,
  JobAnswer,
  JobFailure,
  Json,
  MemoryEvent,
  RecallEvent,
  SavedJob,
  SpendAnswer,
} from './generation.types.ts';

/** One tool's form and the job of its last press: checked, paid, followed to its end, found again after a reload. */
export const generationMachine = setup({
  types: {
    context: {} as GenerationContext,
    events: {} as GenerationEvent,
    input: {} as GenerationInput,
    emitted: {} as GenerationEmitted,
  },
  actors: {
    checkForm: port<FormCheck, { tool: string; values: FormValues; slots: string[] }>('checkForm'),
    createJob: port<SpendAnswer, { tool: string; inputs: FormValues; key: string }>('createJob'),
    readJob: port<JobAnswer, { id: string }>('readJob'),
    cancelJob: port<JobAnswer, { id: string }>('cancelJob'),
    deleteJob: port<boolean, { id: string }>('deleteJob'),
    followJob: listenerPort<FollowEvent, { id: string }>('followJob'),
    rememberJob: listenerPort<RecallEvent, { tool: string }>('rememberJob'),
    watchConnection: listenerPort<{ type: 'connection.returned' }>('watchConnection'),
    carryUpload: listenerPort<UploadReported, CarriedUpload>('carryUpload'),
  },
  actions: {
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
  },
  guards: {
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
  },
  delays: {
    backoff: ({ context }) => Math.min(15_000, 1000 * 2 ** Math.max(0, context.attempts - 1)),
    stallLimit: 20_000,
  },
}).createMachine({
  id: 'generation',
  description: "A tool's form and the job that its last press asked for.",
  context: ({ input }) => ({
    tool: input.tool,
    cost: input.cost,
    prices: input.prices ?? null,
    who: input.who ?? null,
    values: input.values,
    dependents: input.dependents ?? {},
    uploads: filesOf(input.files ?? {}),
    errors: {},
    key: null,
    sending: {},
    places: [],
    jobId: null,
    job: null,
    left: null,
    failure: null,
    attempts: 0,
    cancelWanted: false,
  }),
  initial: 'draft',
  invoke: { id: 'rememberJob', src: 'rememberJob', input: ({ context }) => ({ tool: context.tool }) },
  // The form stays open while a job runs: what is changed now belongs to the next press.
  on: {
    'field.changed': {
      actions: [{ type: 'setField', params: ({ event }) => ({ name: event.name, value: event.value }) }, 'tellFormChanged'],
    },
    'form.filled': {
      actions: [{ type: 'fillForm', params: ({ event }) => ({ values: event.values, files: event.files }) }, 'tellFormChanged'],
    },
    'file.given': {
      actions: [
        { type: 'stopUpload', params: ({ event }) => ({ slot: event.slot }) },
        { type: 'placeFile', params: ({ event }) => ({ slot: event.slot, file: event.file }) },
        'startUpload',
      ],
    },
    'file.removed': {
      guard: { type: 'hasSlot', params: ({ event }) => ({ slot: event.slot }) },
      actions: [
        { type: 'stopUpload', params: ({ event }) => ({ slot: event.slot }) },
        { type: 'removeFile', params: ({ event }) => ({ slot: event.slot }) },
        'tellFormChanged',
      ],
    },
    'file.retried': {
      guard: { type: 'isUploadFailed', params: ({ event }) => ({ slot: event.slot }) },
      actions: { type: 'retryUpload', params: ({ event }) => ({ slot: event.slot }) },
    },
    'files.swapped': {
      guard: { type: 'areSettled', params: ({ event }) => ({ slots: event.slots }) },
      actions: [{ type: 'swapFiles', params: ({ event }) => ({ slots: event.slots }) }, 'tellFormChanged'],
    },
    'upload.reported': [
      {
        guard: { type: 'isStoredNow', params: ({ event }) => ({ slot: event.slot, upload: event.upload }) },
        actions: [{ type: 'noteUpload', params: ({ event }) => ({ slot: event.slot, upload: event.upload }) }, 'tellFormChanged'],
      },
      {
        guard: { type: 'hasSlot', params: ({ event }) => ({ slot: event.slot }) },
        actions: { type: 'noteUpload', params: ({ event }) => ({ slot: event.slot, upload: event.upload }) },
      },
    ],
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.draft',
        actions: [
          'forgetPress',
          'clearJob',
          'clearFiles',
          'tellFormChanged',
          { type: 'noteWho', params: ({ event }) => ({ who: event.who }) },
        ],
      },
      { actions: { type: 'noteWho', params: ({ event }) => ({ who: event.who }) } },
    ],
  },
  states: {
    draft: {
      description: 'The person fills the form.',
      on: {
        'generate.pressed': 'checking',
        'press.recalled': [
          {
            guard: { type: 'hasJob', params: ({ event }) => ({ saved: event.saved }) },
            target: 'reconnecting.asking',
            actions: { type: 'recallPress', params: ({ event }) => ({ saved: event.saved }) },
          },
          { target: 'spending', actions: { type: 'recallPress', params: ({ event }) => ({ saved: event.saved }) } },
        ],
      },
    },
    checking: {
      description: "The form is judged by the tool's rules; a second press changes nothing.",
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context }) => ({ tool: context.tool, values: context.values, slots: Object.keys(context.uploads) }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: ({ event }) => ({ check: event.output }) },
            target: 'draft',
            actions: { type: 'noteErrors', params: ({ event }) => ({ check: event.output }) },
          },
          { target: 'uploading', actions: { type: 'preparePress', params: ({ event }) => ({ check: event.output }) } },
        ],
        onError: { target: 'refused', actions: 'noteUnreached' },
      },
      on: { 'cancel.pressed': 'draft' },
    },
    uploading: {
      description: 'The press waits for files that are still on their way.',
      always: [
        { guard: 'hasLostFile', target: 'draft', actions: 'noteLostFiles' },
        { guard: 'isEveryFileStored', target: 'spending', actions: 'fillFiles' },
      ],
      on: { 'cancel.pressed': 'draft' },
    },
    spending: {
      description: 'The server is asked to take the cost and the job; asking again under the same key takes nothing twice.',
      entry: ['startAttempts', 'simulateCost', 'rememberPress'],
      initial: 'sending',
      on: { 'cancel.pressed': { actions: 'wantCancel' } },
      states: {
        sending: {
          description: 'The press is on its way to the server.',
          invoke: {
            id: 'createJob',
            src: 'createJob',
            input: ({ context }) => ({ tool: context.tool, inputs: context.sending, key: context.key ?? '' }),
            onDone: [
              {
                guard: { type: 'isAcceptedInVain', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.cancelling',
                actions: [{ type: 'noteJobId', params: ({ event }) => ({ answer: event.output }) }, 'tellAccepted', 'rememberPress'],
              },
              {
                guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.following',
                actions: [{ type: 'noteJobId', params: ({ event }) => ({ answer: event.output }) }, 'tellAccepted', 'rememberPress'],
              },
              {
                guard: { type: 'isShort', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.refused',
                actions: [
                  { type: 'noteRefusal', params: ({ event }) => ({ answer: event.output }) },
                  'tellReversed',
                  'forgetPress',
                  'tellShort',
                ],
              },
              {
                guard: { type: 'isSignInNeeded', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.awaitingSignIn',
                actions: ['tellReversed', 'forgetPress', 'tellSignInNeeded'],
              },
              {
                target: '#generation.refused',
                actions: [{ type: 'noteRefusal', params: ({ event }) => ({ answer: event.output }) }, 'tellReversed', 'forgetPress'],
              },
            ],
            onError: [
              { guard: 'hasAttemptsLeft', target: 'waiting', actions: 'countAttempt' },
              { target: '#generation.unreached', actions: ['noteUnreached', 'tellReversed'] },
            ],
          },
        },
        waiting: {
          description: 'The server was not reached; it is asked again in a while, or as soon as the connection is back.',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { backoff: 'sending' },
          on: { 'connection.returned': 'sending' },
        },
      },
    },
    unreached: {
      description: 'The server was not reached several times; whether it took the press is unknown until it is asked under the same key.',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: {
        'retry.pressed': 'spending',
        'connection.returned': 'spending',
        'result.dismissed': { target: 'draft', actions: ['forgetPress', 'clearJob'] },
      },
    },
    awaitingSignIn: {
      description: 'The server wants the person to sign in first; the press goes on after it.',
      on: {
        'session.changed': {
          guard: { type: 'isSignIn', params: ({ event }) => ({ who: event.who }) },
          target: 'spending',
          actions: { type: 'noteWho', params: ({ event }) => ({ who: event.who }) },
        },
        'auth.dismissed': {
          guard: { type: 'isGivenUp', params: ({ event }) => ({ signedIn: event.signedIn }) },
          target: 'draft',
          actions: 'clearJob',
        },
        'cancel.pressed': { target: 'draft', actions: 'clearJob' },
      },
    },
    refused: {
      description: 'The press was refused before any credit moved; the reason stands beside the form.',
      on: { 'generate.pressed': 'checking', 'result.dismissed': { target: 'draft', actions: 'clearJob' } },
    },
    following: {
      description: 'The server has the job and tells how it goes.',
      initial: 'queued',
      invoke: { id: 'followJob', src: 'followJob', input: ({ context }) => ({ id: context.jobId ?? '' }) },
      on: {
        'job.reported': [
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ job: event.job, status: 'succeeded' as const }) },
            target: 'done',
            actions: { type: 'noteJob', params: ({ event }) => ({ job: event.job }) },
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ job: event.job, status: 'failed' as const }) },
            target: 'failed',
            actions: { type: 'noteJob', params: ({ event }) => ({ job: event.job }) },
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ job: event.job, status: 'cancelled' as const }) },
            target: 'cancelled',
            actions: { type: 'noteJob', params: ({ event }) => ({ job: event.job }) },
          },
          {
            guard: { type: 'hasStatus', params: ({ event }) => ({ job: event.job, status: 'queued' as const }) },
            target: '.queued',
            actions: ['resetAttempts', { type: 'noteJob', params: ({ event }) => ({ job: event.job }) }],
          },
          {
            target: '.running',
            actions: ['resetAttempts', { type: 'noteJob', params: ({ event }) => ({ job: event.job }) }],
          },
        ],
        'follow.lost': { target: 'reconnecting', actions: 'countAttempt' },
        'cancel.pressed': 'cancelling',
      },
      states: {
        queued: {
          description: 'The job waits for its turn.',
          after: { stallLimit: '#generation.reconnecting.asking' },
        },
        running: {
          description: 'The job is being done; its stage has a name and its progress a number.',
          after: { stallLimit: '#generation.reconnecting.asking' },
        },
      },
    },
    reconnecting: {
      description: 'The thread to the job was lost; the server is asked how it stands.',
      initial: 'waiting',
      on: { 'cancel.pressed': 'cancelling' },
      states: {
        waiting: {
          description: 'Each time a little longer, or until the connection is back.',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { backoff: 'asking' },
          on: { 'connection.returned': 'asking' },
        },
        asking: {
          description: 'The server is asked for the job as it stands now.',
          invoke: {
            id: 'readJob',
            src: 'readJob',
            input: ({ context }) => ({ id: context.jobId ?? '' }),
            onDone: [
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'succeeded' as const }) },
                target: '#generation.done',
                actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'failed' as const }) },
                target: '#generation.failed',
                actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'cancelled' as const }) },
                target: '#generation.cancelled',
                actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'running' as const }) },
                target: '#generation.following.running',
                actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isQueued', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.following.queued',
                actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'isGone', params: ({ event }) => ({ answer: event.output }) },
                target: '#generation.failed',
                actions: { type: 'noteRefusal', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'waiting', actions: 'countAttempt' },
            ],
            onError: { target: 'waiting', actions: 'countAttempt' },
          },
        },
      },
    },
    cancelling: {
      description: 'The server is told to stop; a job that has just ended keeps its end.',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: ({ context }) => ({ id: context.jobId ?? '' }),
        onDone: [
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'cancelled' as const }) },
            target: 'cancelled',
            actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'succeeded' as const }) },
            target: 'done',
            actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'failed' as const }) },
            target: 'failed',
            actions: { type: 'noteAnsweredJob', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'reconnecting.asking', actions: 'tellCancelFailed' },
        ],
        onError: { target: 'reconnecting.asking', actions: 'tellCancelFailed' },
      },
    },
    done: {
      description: 'The result is there.',
      entry: 'tellEnded',
      initial: 'shown',
      states: {
        shown: {
          description: 'It is looked at, until the next press, its dismissal or its deletion.',
          on: {
            'generate.pressed': '#generation.checking',
            'result.dismissed': { target: '#generation.draft', actions: ['forgetPress', 'clearJob'] },
            'result.deleted': 'deleting',
          },
        },
        deleting: {
          description: 'The result is being deleted for good.',
          invoke: {
            id: 'deleteJob',
            src: 'deleteJob',
            input: ({ context }) => ({ id: context.job?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isDeleted', params: ({ event }) => ({ deleted: event.output }) },
                target: '#generation.draft',
                actions: ['tellDeleted', 'announceDeleted', 'forgetPress', 'clearJob'],
              },
              { target: 'shown', actions: 'announceKept' },
            ],
            onError: { target: 'shown', actions: 'announceKept' },
          },
        },
      },
    },
    failed: {
      description: 'The job failed and its credits came back; the reason is shown and the way to try again.',
      entry: ['tellReversed', 'tellEnded', 'forgetPress'],
      on: {
        'generate.pressed': 'checking',
        'result.dismissed': { target: 'draft', actions: 'clearJob' },
      },
    },
    cancelled: {
      description: 'The person stopped the job and its credits came back.',
      entry: ['tellReversed', 'tellEnded', 'forgetPress'],
      on: {
        'generate.pressed': 'checking',
        'result.dismissed': { target: 'draft', actions: 'clearJob' },
      },
    },
  },
});
