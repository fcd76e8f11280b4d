import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import type { FormValues } from '../form/form.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { parentOf } from '../kit/parent.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SignInOutput } from '../signIn/signIn.types.ts';
import { steadyLeft } from './job.left.ts';
import type { FollowEvent, Job, JobAnswer, JobContext, JobFailure, JobReport, JobTypes, MemoryEvent, SpendAnswer } from './job.types.ts';

const base = setup({
  types: {} as JobTypes,
  actors: {
    createJob: port<SpendAnswer, { tool: string; inputs: FormValues; key: string; amount: number }>('createJob'),
    readJob: port<JobAnswer, { id: string }>('readJob'),
    cancelJob: port<JobAnswer, { id: string }>('cancelJob'),
    followJob: listenerPort<FollowEvent, { id: string }>('followJob'),
    keepJob: listenerPort<never>('keepJob'),
    watchConnection: listenerPort<{ type: 'connection.returned' }>('watchConnection'),
    signIn: signInMachine,
  },
  delays: {
    backoff: ({ context }) => Math.min(times.retryBackoffMax, times.retryBackoff * 2 ** Math.max(0, context.attempts - 1)),
    stallLimit: times.stallLimit,
  },
});

const withJob = (context: JobContext, job: Job): Partial<JobContext> => ({
  job,
  failure: job.error,
  left: steadyLeft(context.left, job.left),
});

/** The ports, guards and actions of the job chart. */
export const jobSetup = base
  .extend({
    guards: {
      isNew: ({ context }) => context.jobId === null,
      isAccepted: (_, answer: SpendAnswer) => answer.kind === 'accepted',
      isCancelRequested: stateIn({ sending: { cancellation: 'requested' } }),
      isShort: (_, answer: SpendAnswer) => answer.kind === 'short',
      isSignInNeeded: (_, answer: SpendAnswer) => answer.kind === 'signIn',
      hasAttemptsLeft: ({ context }) => context.attempts < 4,
      isSignedIn: (_, { signedIn }: SignInOutput) => signedIn,
      isEndReported: ({ event }) => !['queued', 'running'].includes(asserted(event, 'job.reported').job.status),
      isQueueReported: ({ event }) => asserted(event, 'job.reported').job.status === 'queued',
      isJob: (_, answer: JobAnswer) => answer.kind === 'job',
      isGone: (_, answer: JobAnswer) => answer.kind === 'gone',
      isCancelled: (_, answer: JobAnswer) => answer.kind === 'job' && answer.job.status === 'cancelled',
      hasStatus: ({ context }, { status }: { status: Job['status'] }) => context.job?.status === status,
    },
  })
  .extend({
    actions: {
      resetJob: assign({ attempts: 0, failure: null, job: null, jobId: null, left: null }),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      resetAttempts: assign({ attempts: 0 }),
      assignJobId: assign((_, answer: SpendAnswer) => (answer.kind === 'accepted' ? { jobId: answer.id } : {})),
      assignRefusal: assign((_, answer: SpendAnswer | JobAnswer) =>
        'code' in answer ? { failure: { code: answer.code, msg: answer.msg } } : {},
      ),
      assignUnreached: assign({ failure: { code: null } satisfies JobFailure }),
      assignReport: assign(({ context, event }) => withJob(context, asserted(event, 'job.reported').job)),
      assignAnswer: assign(({ context }, answer: JobAnswer) => (answer.kind === 'job' ? withJob(context, answer.job) : {})),
      rememberJob: sendTo('keepJob', ({ context: { tool, key, jobId, inputs } }): MemoryEvent => ({
        type: 'job.remembered',
        saved: { tool, idempotencyKey: key, jobId, inputs },
      })),
      forgetJob: sendTo('keepJob', ({ context }): MemoryEvent => ({ type: 'job.forgotten', tool: context.tool })),
      emitSimulated: emit(({ context }) => ({ type: 'cost.pending' as const, key: context.key, amount: context.amount })),
      emitAccepted: emit(({ context }) => ({ type: 'cost.accepted' as const, key: context.key })),
      emitReversed: emit(({ context }) => ({ type: 'cost.reversed' as const, key: context.key })),
      emitShort: emit(({ context }) => ({ type: 'credits.short' as const, cost: context.amount })),
      emitRefused: emit({ type: 'job.refused' }),
      emitEnded: emit(({ context }, { status }: { status: Job['status'] }) => ({
        type: 'job.ended' as const,
        tool: context.tool,
        id: required(context.jobId, 'job id'),
        status,
      })),
      /** The user is notified why the server did not cancel. */
      enqueueRefusal: enqueueActions(({ enqueue }, answer: JobAnswer) => {
        if (answer.kind === 'refused') enqueue.emit(notice('error', { text: answer.msg }));
      }),
      emitCancelFailed: emit(notice('error', { key: 'cancelFailed' })),
      reportUnreached: sendTo(parentOf, (): JobReport => ({ type: 'job.unreached' })),
      reportResumed: sendTo(parentOf, (): JobReport => ({ type: 'job.resumed' })),
    },
  });
