import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { CarriedUpload, UploadReported } from '../upload/upload.actors.ts';
import { filesOf } from './generation.form.ts';
import { actions, guards } from './generation.implementation.ts';
import type { FollowEvent, FormCheck, FormValues, GenerationTypes, JobAnswer, RecallEvent, SpendAnswer } from './generation.types.ts';

/** One tool's form and the job of its last press: checked, paid, followed to its end, found again after a reload. */
export const generationMachine = setup({
  types: {} as GenerationTypes,
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
  actions,
  guards,
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
    'field.changed': { actions: ['setField', 'tellFormChanged'] },
    'form.filled': { actions: ['fillForm', 'tellFormChanged'] },
    'file.given': { actions: ['stopUpload', 'placeFile', 'startUpload'] },
    'file.removed': { guard: 'hasSlot', actions: ['stopUpload', 'removeFile', 'tellFormChanged'] },
    'file.retried': { guard: 'isUploadFailed', actions: 'retryUpload' },
    'files.swapped': { guard: 'areSettled', actions: ['swapFiles', 'tellFormChanged'] },
    'upload.reported': [
      { guard: 'isStoredNow', actions: ['noteUpload', 'tellFormChanged'] },
      { guard: 'hasSlot', actions: 'noteUpload' },
    ],
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.draft',
        actions: ['forgetPress', 'clearJob', 'clearFiles', 'tellFormChanged', 'noteWho'],
      },
      { actions: 'noteWho' },
    ],
  },
  states: {
    draft: {
      description: 'The person fills the form.',
      on: {
        'generate.pressed': 'checking',
        // Recalled outside this state, a press of an earlier visit is dropped: the one made since is newer.
        'press.recalled': [
          { guard: 'hasJob', target: 'reconnecting.asking', actions: 'recallPress' },
          { target: 'spending', actions: 'recallPress' },
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
            guard: { type: 'isFaulty', params: output },
            target: 'draft',
            actions: { type: 'noteErrors', params: output },
          },
          { target: 'uploading', actions: { type: 'preparePress', params: output } },
        ],
        onError: { target: 'refused', actions: 'noteUnreached' },
      },
      on: { 'cancel.pressed': 'draft' },
    },
    uploading: {
      // Generate is dropped here and until the job has ended: a second press would pay a second time.
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
            input: ({ context }) => ({ tool: context.tool, inputs: context.sending, key: required(context.key, 'key') }),
            onDone: [
              {
                guard: { type: 'isAcceptedInVain', params: output },
                target: '#generation.cancelling',
                actions: [{ type: 'noteJobId', params: output }, 'tellAccepted', 'rememberPress'],
              },
              {
                guard: { type: 'isAccepted', params: output },
                target: '#generation.following',
                actions: [{ type: 'noteJobId', params: output }, 'tellAccepted', 'rememberPress'],
              },
              {
                guard: { type: 'isShort', params: output },
                target: '#generation.refused',
                actions: [{ type: 'noteRefusal', params: output }, 'tellReversed', 'forgetPress', 'tellShort'],
              },
              {
                guard: { type: 'isSignInNeeded', params: output },
                target: '#generation.awaitingSignIn',
                actions: ['tellReversed', 'forgetPress', 'tellSignInNeeded'],
              },
              {
                target: '#generation.refused',
                actions: [{ type: 'noteRefusal', params: output }, 'tellReversed', 'forgetPress'],
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
        'session.changed': { guard: 'isSignIn', target: 'spending', actions: 'noteWho' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'draft', actions: 'clearJob' },
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
      invoke: { id: 'followJob', src: 'followJob', input: ({ context }) => ({ id: required(context.jobId, 'job id') }) },
      on: {
        'job.reported': [
          { guard: { type: 'hasStatus', params: { status: 'succeeded' } }, target: 'done', actions: 'noteJob' },
          { guard: { type: 'hasStatus', params: { status: 'failed' } }, target: 'failed', actions: 'noteJob' },
          { guard: { type: 'hasStatus', params: { status: 'cancelled' } }, target: 'cancelled', actions: 'noteJob' },
          {
            guard: { type: 'hasStatus', params: { status: 'queued' } },
            target: '.queued',
            actions: ['resetAttempts', 'noteJob'],
          },
          { target: '.running', actions: ['resetAttempts', 'noteJob'] },
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
            input: ({ context }) => ({ id: required(context.jobId, 'job id') }),
            onDone: [
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'succeeded' as const }) },
                target: '#generation.done',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'failed' as const }) },
                target: '#generation.failed',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'cancelled' as const }) },
                target: '#generation.cancelled',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'running' as const }) },
                target: '#generation.following.running',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                guard: { type: 'isQueued', params: output },
                target: '#generation.following.queued',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                guard: { type: 'isGone', params: output },
                target: '#generation.failed',
                actions: { type: 'noteRefusal', params: output },
              },
              { target: 'waiting', actions: 'countAttempt' },
            ],
            onError: { target: 'waiting', actions: 'countAttempt' },
          },
        },
      },
    },
    cancelling: {
      // A second Cancel is dropped: the first one decides.
      description: 'The server is told to stop; a job that has just ended keeps its end.',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: ({ context }) => ({ id: required(context.jobId, 'job id') }),
        onDone: [
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'cancelled' as const }) },
            target: 'cancelled',
            actions: { type: 'noteAnsweredJob', params: output },
          },
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'succeeded' as const }) },
            target: 'done',
            actions: { type: 'noteAnsweredJob', params: output },
          },
          {
            guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'failed' as const }) },
            target: 'failed',
            actions: { type: 'noteAnsweredJob', params: output },
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
          // Generate and the dismissal are dropped until it is known whether the result still exists.
          description: 'The result is being deleted for good.',
          invoke: {
            id: 'deleteJob',
            src: 'deleteJob',
            input: ({ context }) => ({ id: required(context.job, 'job').id }),
            onDone: [
              {
                guard: { type: 'isDeleted', params: output },
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
