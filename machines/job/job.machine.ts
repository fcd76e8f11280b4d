import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { jobSetup } from './job.setup.ts';
import type { JobEnd } from './job.types.ts';

/** The job of one submit: charged, followed to its end, found again after a lost connection or a reload. */
export const jobMachine = jobSetup.createMachine({
  id: 'job',
  description: 'The job of one submit, from the request to its end.',
  context: ({ input }) => ({ ...input, job: null, left: null, failure: null, attempts: 0 }),
  output: ({ context: { inputs, amount, job, failure }, event }) => ({
    end: (event.output as { end: JobEnd }).end,
    inputs,
    amount,
    job,
    failure,
  }),
  invoke: { id: 'keepJob', src: 'keepJob' },
  initial: 'starting',
  states: {
    starting: {
      description: 'A submit from an earlier page load may have its job already.',
      always: [{ guard: 'isNew', target: 'sending' }, { target: 'underWay.asking.running' }],
    },
    sending: {
      description: 'The server is asked to charge the cost and create the job; a retry under the same key charges nothing twice.',
      entry: ['resetJob', 'emitSimulated', 'rememberJob'],
      type: 'parallel',
      states: {
        request: {
          description: 'The request to the server.',
          initial: 'requesting',
          states: {
            requesting: {
              description: 'The server is asked.',
              initial: 'first',
              invoke: {
                id: 'createJob',
                src: 'createJob',
                input: ({ context: { tool, inputs, key, amount } }) => ({ tool, inputs, key, amount }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: output },
                    target: 'accepted',
                    actions: [{ type: 'assignJobId', params: output }, 'emitAccepted', 'rememberJob'],
                  },
                  {
                    guard: { type: 'isShort', params: output },
                    target: '#job.refused',
                    actions: [{ type: 'assignRefusal', params: output }, 'emitReversed', 'forgetJob', 'emitShort'],
                  },
                  {
                    guard: { type: 'isSignInNeeded', params: output },
                    target: '#job.signingIn',
                    actions: ['emitReversed', 'forgetJob'],
                  },
                  {
                    target: '#job.refused',
                    actions: [{ type: 'assignRefusal', params: output }, 'emitReversed', 'forgetJob', 'emitRefused'],
                  },
                ],
                onError: [
                  { guard: 'hasAttemptsLeft', target: 'waiting', actions: 'countAttempt' },
                  { target: '#job.unreached', actions: ['assignUnreached', 'emitReversed'] },
                ],
              },
              states: {
                first: { description: 'For the first time.' },
                again: { description: 'Once more: the request before may not have arrived.', tags: 'resending' },
              },
            },
            accepted: {
              description: 'The server has the job.',
              always: [{ guard: 'isCancelRequested', target: '#job.cancelling' }, { target: '#job.underWay' }],
            },
            waiting: {
              description: 'The server was unreachable; the request is retried after a delay, or as soon as the connection is back.',
              tags: 'resending',
              invoke: { id: 'watchConnection', src: 'watchConnection' },
              after: { backoff: 'requesting.again' },
              on: { 'connection.returned': 'requesting.again' },
            },
          },
        },
        cancellation: {
          description: 'Whether the user canceled before the job has an id.',
          initial: 'none',
          states: {
            none: { description: 'The job is wanted.', on: { 'cancel.clicked': 'requested' } },
            requested: { description: 'The job is canceled as soon as the server has accepted it.' },
          },
        },
      },
    },
    unreached: {
      tags: 'unreached',
      description: 'The server was unreachable several times; whether it accepted the submit is unknown until a retry under the same key.',
      entry: 'reportUnreached',
      exit: 'reportResumed',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: {
        'retry.clicked': 'sending',
        'connection.returned': 'sending',
        'result.dismissed': { target: 'withdrawn', actions: 'forgetJob' },
      },
    },
    signingIn: {
      description: 'The server requires a sign-in; the submit continues after it.',
      tags: 'awaitingSignIn',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [{ guard: { type: 'isSignedIn', params: output }, target: 'sending' }, { target: 'declined' }],
      },
      on: { 'cancel.clicked': 'withdrawn' },
    },
    underWay: {
      description: 'The server has the job.',
      tags: 'underWay',
      initial: 'following',
      on: { 'cancel.clicked': 'cancelling' },
      states: {
        following: {
          description: 'The server reports the progress of the job.',
          initial: 'queued',
          invoke: { id: 'followJob', src: 'followJob', input: ({ context }) => ({ id: required(context.jobId, 'job id') }) },
          on: {
            'job.reported': [
              { guard: 'isEndReported', target: '#job.judging', actions: 'assignReport' },
              { guard: 'isQueueReported', target: '.queued', actions: ['resetAttempts', 'assignReport'] },
              { target: '.running', actions: ['resetAttempts', 'assignReport'] },
            ],
            'follow.lost': { target: 'waiting', actions: 'countAttempt' },
          },
          states: {
            queued: {
              description: 'The job is waiting in the queue.',
              tags: 'queued',
              after: { stallLimit: '#job.underWay.asking.queued' },
            },
            running: {
              description: 'The job is running; its stage and progress are shown.',
              tags: 'running',
              after: { stallLimit: '#job.underWay.asking.running' },
            },
          },
        },
        asking: {
          description: 'The server is asked for the current state of the job.',
          initial: 'running',
          invoke: {
            id: 'readJob',
            src: 'readJob',
            input: ({ context }) => ({ id: required(context.jobId, 'job id') }),
            onDone: [
              {
                guard: { type: 'isJob', params: output },
                target: '#job.judging',
                actions: { type: 'assignAnswer', params: output },
              },
              {
                guard: { type: 'isGone', params: output },
                target: '#job.failed',
                actions: { type: 'assignRefusal', params: output },
              },
              { target: 'waiting', actions: 'countAttempt' },
            ],
            onError: { target: 'waiting', actions: 'countAttempt' },
          },
          states: {
            queued: { description: 'The waiting job reported nothing for a while.', tags: 'queued' },
            running: { description: 'The running job reported nothing for a while, or is of an earlier page load.', tags: 'running' },
            lost: { description: 'The connection to the job was lost.', tags: 'reconnecting' },
          },
        },
        waiting: {
          description: 'The connection to the job was lost; the server is asked after an increasing delay, or when the connection is back.',
          tags: 'reconnecting',
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          after: { backoff: 'asking.lost' },
          on: { 'connection.returned': 'asking.lost' },
        },
      },
    },
    judging: {
      description: 'The last report decides whether the job goes on.',
      always: [
        { guard: { type: 'hasStatus', params: { status: 'succeeded' } }, target: 'succeeded' },
        { guard: { type: 'hasStatus', params: { status: 'failed' } }, target: 'failed' },
        { guard: { type: 'hasStatus', params: { status: 'cancelled' } }, target: 'cancelledElsewhere' },
        { guard: { type: 'hasStatus', params: { status: 'running' } }, target: 'underWay.following.running' },
        { target: 'underWay.following.queued' },
      ],
    },
    cancelling: {
      // A second Cancel is ignored: the first one decides.
      description: 'The server is asked to cancel; a job that has just ended keeps its outcome.',
      tags: 'cancelling',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: ({ context }) => ({ id: required(context.jobId, 'job id') }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: output },
            target: 'cancelled',
            actions: { type: 'assignAnswer', params: output },
          },
          {
            target: 'judging',
            actions: [
              { type: 'assignAnswer', params: output },
              { type: 'enqueueRefusal', params: output },
            ],
          },
        ],
        onError: { target: 'underWay.asking.lost', actions: 'emitCancelFailed' },
      },
    },
    succeeded: {
      type: 'final',
      description: 'The job has its result.',
      entry: { type: 'emitEnded', params: { status: 'succeeded' } },
      output: { end: 'succeeded' },
    },
    failed: {
      type: 'final',
      description: 'The job failed and its credits were refunded.',
      entry: ['emitReversed', { type: 'emitEnded', params: { status: 'failed' } }, 'forgetJob'],
      output: { end: 'failed' },
    },
    cancelled: {
      type: 'final',
      description: 'The user canceled the job and its credits were refunded.',
      entry: ['emitReversed', { type: 'emitEnded', params: { status: 'cancelled' } }, 'forgetJob'],
      output: { end: 'cancelled' },
    },
    cancelledElsewhere: {
      type: 'final',
      description: 'The job was canceled in another tab or on another device, and its credits were refunded.',
      entry: ['emitReversed', { type: 'emitEnded', params: { status: 'cancelled' } }, 'forgetJob'],
      output: { end: 'elsewhere' },
    },
    refused: {
      type: 'final',
      description: 'The server refused the submit before any credits were charged.',
      output: { end: 'refused' },
    },
    declined: {
      type: 'final',
      description: 'The user did not sign in.',
      output: { end: 'declined' },
    },
    withdrawn: {
      type: 'final',
      description: 'The user gave the submit up before the server had its job.',
      output: { end: 'withdrawn' },
    },
  },
});
