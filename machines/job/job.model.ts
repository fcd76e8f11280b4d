import { codes } from '../../contract/facts/codes.ts';
import { asks, before, emits, leadsTo, sends, sentTo, starts, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { jobMachine } from './job.machine.ts';
import { selectIsCancellable, selectJobPhase, type JobSnapshot } from './job.selectors.ts';
import type { Job, JobAnswer, JobInput } from './job.types.ts';

const job = (status: Job['status']): Job => ({
  id: 'job-1',
  tool: 'ai-sticker-maker',
  engine: 'local',
  status,
  progress: status === 'queued' ? 0 : 0.5,
  stage: status === 'running' ? 'cutting' : null,
  cost: 1,
  outputs: status === 'succeeded' ? [{ url: '/files/result.png', type: 'image/png', width: 512, height: 512, duration: null }] : [],
  notes: {},
  error: status === 'failed' ? { code: codes.engineFailed, msg: 'The engine failed.' } : null,
});
const jobs = (['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const).map(job);
const answers: JobAnswer[] = [
  ...jobs.map((each): JobAnswer => ({ kind: 'job', job: each })),
  { kind: 'gone', code: codes.notFound, msg: 'There is no such job.' },
  { kind: 'refused', code: codes.unavailable, msg: 'Try again later.' },
];

const submit: JobInput = { tool: 'ai-sticker-maker', inputs: { prompt: 'a cat' }, key: 'submit-1', amount: 1, jobId: null };
const hasEnd = (snapshot: JobSnapshot): boolean => snapshot.status === 'done';

export const jobModel = chartModel({
  name: 'job',
  machine: jobMachine,
  inputs: [submit, { ...submit, key: 'submit-0', jobId: 'job-1' }],
  events: {
    'cancel.clicked': [{}],
    'retry.clicked': [{}],
    'result.dismissed': [{}],
    'connection.returned': [{}],
    'job.reported': jobs.map((each) => ({ job: each })),
    'follow.lost': [{}],
  },
  outcomes: {
    createJob: {
      done: [
        { kind: 'accepted', id: 'job-1', cost: 1 },
        { kind: 'short', code: codes.notEnoughCredits, msg: 'Not enough credits.' },
        { kind: 'signIn', code: codes.signInNeeded, msg: 'Sign in first.' },
        { kind: 'refused', code: codes.noEngine, msg: 'No engine serves this tool now.' },
      ],
      error: [new Error('offline')],
    },
    readJob: { done: answers, error: [new Error('offline')] },
    cancelJob: { done: answers, error: [new Error('offline')] },
    signIn: { done: [{ signedIn: true }, { signedIn: false }], error: [] },
  },
  // Attempts count up to their limit only before there is a job.
  project: ({ jobId, job: last, attempts }) => ({
    jobId,
    status: last?.status ?? null,
    attempts: Math.min(attempts, jobId === null ? 4 : 1),
  }),
  invariants: {
    'a job under way has an id': (snapshot) =>
      !(snapshot.matches('underWay') || snapshot.matches('cancelling')) || snapshot.context.jobId !== null,
    'a submit that is sent has no job yet': (snapshot) =>
      !snapshot.matches('sending') || (snapshot.context.job === null && snapshot.context.failure === null),
    'the key and the inputs never change': ({ context }) => context.key.startsWith('submit-') && context.inputs['prompt'] === 'a cat',
    'a submit is sent again at most four times without the user': ({ context }) => context.jobId !== null || context.attempts <= 4,
    'a job under way can be canceled': (snapshot) => !snapshot.matches('underWay') || selectIsCancellable(snapshot),
    'a job ends as the server reported': ({ output, context }) => {
      if (output?.end === 'succeeded') return context.job?.status === 'succeeded';
      if (output?.end === 'cancelled' || output?.end === 'elsewhere') return context.job?.status === 'cancelled';
      return output?.end !== 'failed' || output.failure !== null;
    },
    'a submit that ended without a job has none in its output': ({ output }) =>
      !output || !['refused', 'declined', 'withdrawn'].includes(output.end) || output.job === null,
  },
  rules: {
    'an accepted job is remembered with its id': (way) => {
      const { gesture, event } = way.at(-1)!;
      const answer = event['output'] as JobAnswer | { kind: string; id?: string } | undefined;
      if (gesture !== 'done.createJob' || answer?.kind !== 'accepted') return null;
      const noted = sentTo('keepJob', 'job.remembered')(way.at(-1)!) as { saved: { jobId: string | null } } | undefined;
      return noted && noted.saved.jobId === (answer as { id: string }).id ? null : 'a reload would not find the job';
    },
    'a submit is remembered before it is sent, and forgotten with its cost': (way) => {
      const step = way.at(-1)!;
      if (emits('cost.pending')(step) && !sends('keepJob', 'job.remembered')(step)) return 'a reload would not find the submit';
      const isOver = emits('job.ended')(step) && emits('cost.reversed')(step);
      return isOver && !sends('keepJob', 'job.forgotten')(step) ? 'a reload would find a job that has ended' : null;
    },
    'the cost of a job comes back before its end is announced': before(emits('cost.reversed'), emits('job.ended'), 'the end comes first'),
    'the page learns that its submit is unreached': leadsTo(
      (step) => took('failed.createJob')(step) && starts('watchConnection')(step) && !step.deeds.some(({ does }) => does === 'wait'),
      sends('parent', 'job.unreached'),
      'the page waits for nothing',
    ),
    'and that it goes on': leadsTo(
      (step) => took('retry.clicked')(step) && asks('createJob')(step),
      sends('parent', 'job.resumed'),
      'the page shows a job that does not move',
    ),
  },
  shows: {
    starting: () => false,
    'sending.request.requesting.first': (snapshot) => selectJobPhase(snapshot) === 'sending' && snapshot.context.attempts === 0,
    'sending.request.requesting.again': (snapshot) => selectJobPhase(snapshot) === 'resending' && snapshot.context.attempts > 0,
    'sending.request.accepted': () => false,
    'sending.request.waiting': (snapshot) => selectJobPhase(snapshot) === 'resending' && snapshot.context.attempts > 0,
    'sending.cancellation.none': selectIsCancellable,
    'sending.cancellation.requested': (snapshot) => !selectIsCancellable(snapshot),
    unreached: (snapshot) => selectJobPhase(snapshot) === 'unreached' && snapshot.context.failure?.code === null,
    signingIn: (snapshot) => selectJobPhase(snapshot) === 'awaitingSignIn' && selectIsCancellable(snapshot),
    'underWay.following.queued': (snapshot) => selectJobPhase(snapshot) === 'queued',
    'underWay.following.running': (snapshot) => selectJobPhase(snapshot) === 'running',
    // A job that only reported nothing for a while is not lost.
    'underWay.asking.queued': (snapshot) => selectJobPhase(snapshot) === 'queued',
    'underWay.asking.running': (snapshot) => selectJobPhase(snapshot) === 'running',
    'underWay.asking.lost': (snapshot) => selectJobPhase(snapshot) === 'reconnecting',
    'underWay.waiting': (snapshot) => selectJobPhase(snapshot) === 'reconnecting' && snapshot.context.attempts > 0,
    judging: () => false,
    cancelling: (snapshot) => selectJobPhase(snapshot) === 'cancelling' && !selectIsCancellable(snapshot),
    succeeded: ({ output }) => output?.end === 'succeeded' && output.job?.outputs.length === 1,
    failed: ({ output }) => output?.end === 'failed',
    cancelled: ({ output }) => output?.end === 'cancelled',
    cancelledElsewhere: ({ output }) => output?.end === 'elsewhere',
    refused: (snapshot) => hasEnd(snapshot) && snapshot.output?.failure !== null,
    declined: ({ output }) => output?.end === 'declined' && output.failure === null,
    withdrawn: ({ output }) => output?.end === 'withdrawn',
  },
});
