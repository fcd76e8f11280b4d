import { setup } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { CarriedUpload, UploadReported } from '../upload/upload.actors.ts';
import { filesOf, shownIn, type Shown } from './generation.form.ts';
import { actions, guards } from './generation.implementation.ts';
import type { FollowEvent, FormCheck, FormValues, GenerationTypes, JobAnswer, RecallEvent, SpendAnswer } from './generation.types.ts';

/** One tool's form and the job of its last press: validated, charged, followed to its end, restored after a reload. */
export const generationMachine = setup({
  types: {} as GenerationTypes,
  actors: {
    checkForm: port<FormCheck, { tool: string; values: FormValues; slots: string[]; shown: Shown }>('checkForm'),
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
    backoff: ({ context }) => Math.min(times.retryBackoffMax, times.retryBackoff * 2 ** Math.max(0, context.attempts - 1)),
    stallLimit: times.stallLimit,
    undoTime: times.undoTime,
  },
}).createMachine({
  id: 'generation',
  description: "A tool's form and the job of its last press.",
  context: ({ input }) => ({
    tool: input.tool,
    cost: input.cost,
    prices: input.prices ?? null,
    who: input.who ?? null,
    values: input.values,
    fields: input.fields ?? [],
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
    adult: input.adult ?? false,
    isAdult: false,
    offered: null,
    areOthersBusy: false,
    isTouched: false,
    isRecalled: false,
    isPressWanted: false,
    isProposalExpected: false,
    replaced: null,
  }),
  initial: 'draft',
  invoke: { id: 'rememberJob', src: 'rememberJob', input: ({ context }) => ({ tool: context.tool }) },
  // The form stays editable while a job runs: edits apply to the next press.
  on: {
    'field.changed': { actions: ['setField', 'tellFormChanged', 'tellForm'] },
    'form.filled': { actions: ['fillForm', 'tellFormChanged', 'tellForm'] },
    // A press that a form for adults does not take yet is answered by the question.
    'generate.pressed': { guard: 'isAgeUnanswered', actions: 'noteAgeNeeded' },
    'press.wanted': { guard: 'isAnotherPress', actions: 'wantPress' },
    'press.sent': { actions: 'noteSent' },
    'form.replaced': { actions: 'noteReplaced' },
    'adult.confirmed': { actions: 'noteAdult' },
    'offers.known': { actions: 'noteOffer' },
    'others.changed': { actions: 'noteOthers' },
    'proposal.expected': { actions: 'noteExpected' },
    'query.given': [
      // The draft or the press of before takes the place of what a reloaded page gives.
      { guard: 'isGivenAgain', actions: ['fillGivenAgain', 'tellForm'] },
      { guard: 'hasGivenValues', actions: ['fillGiven', 'tellFormChanged', 'tellForm'] },
    ],
    'faces.found': { guard: 'areFacesUnmarked', actions: ['markFaces', 'tellFormChanged', 'tellForm'] },
    'faces.unmarked': { actions: ['unmarkFaces', 'tellFormChanged', 'tellForm'] },
    'file.given': { actions: ['stopUpload', 'placeFile', 'startUpload', 'tellForm'] },
    'file.removed': { guard: 'hasSlot', actions: ['stopUpload', 'removeFile', 'tellFormChanged', 'tellForm'] },
    'file.retried': { guard: 'isUploadFailed', actions: 'retryUpload' },
    'files.swapped': { guard: 'areSettled', actions: ['swapFiles', 'tellFormChanged', 'tellForm'] },
    'upload.reported': [
      { guard: 'isStoredNow', actions: ['noteUpload', 'tellFormChanged', 'tellForm'] },
      { guard: 'isLostOrTriedAgain', actions: ['noteUpload', 'tellForm'] },
      { guard: 'hasSlot', actions: 'noteUpload' },
    ],
    'session.changed': [
      {
        guard: 'wasUser',
        target: '.draft',
        actions: ['forgetPress', 'clearJob', 'clearFiles', 'tellFormChanged', 'tellForm', 'noteWho'],
      },
      { actions: 'noteWho' },
    ],
  },
  states: {
    draft: {
      description: 'The person fills in the form.',
      entry: { type: 'tellResting', params: { phase: 'form' } },
      always: { guard: 'isPressDue', target: 'checking', actions: 'tellTaken' },
      on: {
        'generate.pressed': { guard: 'isFree', target: 'checking', actions: 'tellTaken' },
        // Outside this state a restored press is ignored: the current one is newer.
        'press.recalled': [
          { guard: 'hasJob', target: 'reconnecting.asking', actions: ['recallPress', 'tellForm'] },
          { target: 'spending', actions: ['recallPress', 'tellForm'] },
        ],
      },
    },
    checking: {
      description: "The form is validated by the tool's rules; a second press is ignored.",
      entry: ['notePress', 'tellWorking'],
      invoke: {
        id: 'checkForm',
        src: 'checkForm',
        input: ({ context }) => ({
          tool: context.tool,
          values: context.values,
          slots: Object.keys(context.uploads),
          shown: shownIn(context),
        }),
        onDone: [
          {
            guard: { type: 'isFaulty', params: output },
            target: 'draft',
            actions: { type: 'noteErrors', params: output },
          },
          { target: 'uploading', actions: { type: 'preparePress', params: output } },
        ],
        // A press that cannot be judged is not tried again by itself.
        onError: { target: 'refused', actions: ['noteUnreached', 'dropWanted'] },
      },
      on: { 'cancel.pressed': { target: 'draft', actions: 'dropWanted' } },
    },
    uploading: {
      // Generate is ignored from here until the job has ended: a second press would pay twice.
      description: 'The press waits for files that are still uploading.',
      always: [
        { guard: 'hasLostFile', target: 'draft', actions: 'noteLostFiles' },
        // Only a stored file tells its size: the form says why it takes no press.
        { guard: 'isClosed', target: 'draft' },
        { guard: 'isEveryFileStored', target: 'spending', actions: 'fillFiles' },
      ],
      on: { 'cancel.pressed': { target: 'draft', actions: 'dropWanted' } },
    },
    spending: {
      description: 'The server is asked to charge the cost and create the job; a retry under the same key charges nothing twice.',
      entry: ['tellWorking', 'startAttempts', 'simulateCost', 'rememberPress'],
      initial: 'sending',
      on: { 'cancel.pressed': { actions: ['wantCancel', 'dropWanted'] } },
      states: {
        sending: {
          description: 'The press is being sent to the server.',
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
          description: 'The server was unreachable; the request is retried after a delay, or as soon as the connection is back.',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { backoff: 'sending' },
          on: { 'connection.returned': 'sending' },
        },
      },
    },
    unreached: {
      description: 'The server was unreachable several times; whether it accepted the press is unknown until a retry under the same key.',
      entry: { type: 'tellResting', params: { phase: 'unreached' } },
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: {
        'retry.pressed': 'spending',
        'connection.returned': 'spending',
        'result.dismissed': { target: 'draft', actions: ['forgetPress', 'clearJob'] },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the press continues after it.',
      on: {
        'session.changed': { guard: 'isSignIn', target: 'spending', actions: 'noteWho' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'draft', actions: ['clearJob', 'dropWanted'] },
        'cancel.pressed': { target: 'draft', actions: ['clearJob', 'dropWanted'] },
      },
    },
    refused: {
      description: 'The press was refused before any credits were charged; the reason is shown beside the form.',
      entry: { type: 'tellResting', params: { phase: 'refused' } },
      always: { guard: 'isPressDue', target: 'checking', actions: 'tellTaken' },
      on: {
        'generate.pressed': { guard: 'isFree', target: 'checking', actions: 'tellTaken' },
        'retry.pressed': { guard: 'isOpen', target: 'checking' },
        'result.dismissed': { target: 'draft', actions: 'clearJob' },
      },
    },
    following: {
      description: 'The server has the job and reports its progress.',
      initial: 'queued',
      invoke: { id: 'followJob', src: 'followJob', input: ({ context }) => ({ id: required(context.jobId, 'job id') }) },
      on: {
        'job.reported': [
          { guard: { type: 'hasStatus', params: { status: 'succeeded' } }, target: 'done', actions: 'noteJob' },
          { guard: { type: 'hasStatus', params: { status: 'failed' } }, target: 'failed', actions: 'noteJob' },
          { guard: { type: 'hasStatus', params: { status: 'cancelled' } }, target: 'cancelled', actions: ['noteJob', 'dropWanted'] },
          {
            guard: { type: 'hasStatus', params: { status: 'queued' } },
            target: '.queued',
            actions: ['resetAttempts', 'noteJob'],
          },
          { target: '.running', actions: ['resetAttempts', 'noteJob'] },
        ],
        'follow.lost': { target: 'reconnecting', actions: 'countAttempt' },
        'cancel.pressed': { target: 'cancelling', actions: 'dropWanted' },
      },
      states: {
        queued: {
          description: 'The job is waiting in the queue.',
          after: { stallLimit: '#generation.reconnecting.asking' },
        },
        running: {
          description: 'The job is running; its stage and progress are shown.',
          after: { stallLimit: '#generation.reconnecting.asking' },
        },
      },
    },
    reconnecting: {
      description: 'The event stream was lost; the server is asked for the current state of the job.',
      entry: 'tellWorking',
      initial: 'waiting',
      on: { 'cancel.pressed': { target: 'cancelling', actions: 'dropWanted' } },
      states: {
        waiting: {
          description: 'Waits with increasing delay, or until the connection is back.',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { backoff: 'asking' },
          on: { 'connection.returned': 'asking' },
        },
        asking: {
          description: 'The server is asked for the current state of the job.',
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
                actions: [{ type: 'noteAnsweredJob', params: output }, 'dropWanted'],
              },
              {
                guard: { type: 'isJobWithStatus', params: ({ event }) => ({ answer: event.output, status: 'running' as const }) },
                target: '#generation.following.running',
                actions: { type: 'noteAnsweredJob', params: output },
              },
              {
                // Every other status has been asked about.
                guard: { type: 'isJob', params: output },
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
      // A second Cancel is ignored: the first one decides.
      description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
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
          { target: 'reconnecting.asking' },
        ],
        onError: { target: 'reconnecting.asking', actions: 'tellCancelFailed' },
      },
    },
    done: {
      description: 'The job succeeded and its result is shown.',
      entry: 'tellEnded',
      initial: 'shown',
      states: {
        shown: {
          description: 'The result stays on screen until the next press, its dismissal or its deletion.',
          entry: { type: 'tellResting', params: { phase: 'done' } },
          always: { guard: 'isPressDue', target: '#generation.checking', actions: 'tellTaken' },
          on: {
            'generate.pressed': { guard: 'isFree', target: '#generation.checking', actions: 'tellTaken' },
            'again.pressed': { guard: 'isOpen', target: '#generation.checking' },
            'result.dismissed': { target: '#generation.draft', actions: ['forgetPress', 'clearJob'] },
            'result.deleted': 'removed',
          },
          initial: 'fitted',
          states: {
            fitted: { description: 'A picture fits into its frame.', on: { 'zoom.pressed': 'whole' } },
            whole: {
              description: 'A picture has one of its pixels per pixel of the screen; its frame scrolls.',
              on: { 'zoom.pressed': 'fitted' },
            },
          },
        },
        removed: {
          description: 'The result is off the page and can be restored for a few seconds.',
          after: { undoTime: 'deleting' },
          on: {
            'removal.undone': 'shown',
            'result.dismissed': 'deleting',
            // Nobody hears the answer any more: the next visit must not look for the press.
            'page.left': { target: 'deleting', actions: 'forgetPress' },
            'generate.pressed': { guard: 'isFree', target: 'replacing', actions: 'tellTaken' },
          },
        },
        replacing: {
          description: 'The removed result is deleted first; then the next press is checked.',
          entry: 'tellWorking',
          invoke: {
            id: 'deleteReplaced',
            src: 'deleteJob',
            input: ({ context }) => ({ id: required(context.job, 'job').id }),
            onDone: [
              { guard: { type: 'isDeleted', params: output }, target: '#generation.checking', actions: ['tellDeleted', 'forgetPress'] },
              { target: '#generation.checking', actions: 'announceKept' },
            ],
            onError: { target: '#generation.checking', actions: 'announceKept' },
          },
        },
        deleting: {
          // Generate and Dismiss are ignored until it is known whether the result still exists.
          description: 'The result is being deleted permanently.',
          entry: 'tellWorking',
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
              // The person reads the reason in the server's words.
              { target: 'shown' },
            ],
            onError: { target: 'shown', actions: 'announceKept' },
          },
        },
      },
    },
    failed: {
      description: 'The job failed and its credits were refunded; the reason and a retry are shown.',
      entry: ['tellReversed', 'tellEnded', 'forgetPress', { type: 'tellResting', params: { phase: 'failed' } }],
      always: { guard: 'isPressDue', target: 'checking', actions: 'tellTaken' },
      on: {
        'generate.pressed': { guard: 'isFree', target: 'checking', actions: 'tellTaken' },
        'retry.pressed': { guard: 'isOpen', target: 'checking' },
        'result.dismissed': { target: 'draft', actions: 'clearJob' },
      },
    },
    cancelled: {
      description: 'The person canceled the job and its credits were refunded.',
      entry: ['tellReversed', 'tellEnded', 'forgetPress', { type: 'tellResting', params: { phase: 'cancelled' } }],
      always: { guard: 'isPressDue', target: 'checking', actions: 'tellTaken' },
      on: {
        'generate.pressed': { guard: 'isFree', target: 'checking', actions: 'tellTaken' },
        'retry.pressed': { guard: 'isOpen', target: 'checking' },
        'result.dismissed': { target: 'draft', actions: 'clearJob' },
      },
    },
  },
});
