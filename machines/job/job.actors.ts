import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { createGeneration } from '../../contract/structs/calls/generations.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { FormValues } from '../form/form.types.ts';
import type { Listener } from '../kit/placeholder.ts';
import { keepJob, type MemoryServices } from './job.memory.ts';
import type { FollowEvent, Job, JobAnswer, SpendAnswer } from './job.types.ts';

export type JobServices = MemoryServices & {
  /** `POST /api/generations` with the key as `Idempotency-Key`. */
  createGeneration(
    body: { tool: string; inputs: FormValues; cost: number },
    idempotencyKey: string,
    signal: AbortSignal,
  ): Promise<Answer<Infer<typeof createGeneration.data>>>;
  /** `GET /api/generations/{id}`. */
  getGeneration(id: string, signal: AbortSignal): Promise<Answer<Job>>;
  /** `POST /api/generations/{id}/cancel`. */
  cancelGeneration(id: string, signal: AbortSignal): Promise<Answer<Job>>;
  /** `GET /api/generations/{id}/events`: passes each job to `onJob`, resolves when the stream ends, rejects when it breaks. */
  followGeneration(id: string, onJob: (job: Job) => void, signal: AbortSignal): Promise<void>;
  /** Calls back when the browser is online again. Returns the unsubscribe function. */
  onOnline(listener: () => void): () => void;
};

const jobAnswer = ({ code, msg, data }: Answer<Job>): JobAnswer => {
  if (code === codes.success && data) return { kind: 'job', job: data };
  return { kind: code === codes.notFound ? 'gone' : 'refused', code, msg };
};

/** The refusals that the chart distinguishes; for the others the user sees the server's message. */
const refusalKind = (code: number): 'short' | 'signIn' | 'refused' => {
  if (code === codes.notEnoughCredits) return 'short';
  return code === codes.signInNeeded ? 'signIn' : 'refused';
};

/** Reports the job for as long as its state is active; sends `follow.lost` when the stream breaks or ends. */
const followJob = (services: JobServices): Listener<FollowEvent, { id: string }> =>
  fromCallback<EventObject, { id: string }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const report = (event: FollowEvent) => sendBack(event);
    const lost = () => report({ type: 'follow.lost' });
    // A stream that ends is lost too, unless its last job has ended: then this listener is already stopped.
    services.followGeneration(input.id, (job) => report({ type: 'job.reported', job }), leaving.signal).then(lost, lost);
    return () => leaving.abort();
  });

/** Reports when the browser is online again. */
const watchConnection = (services: JobServices): Listener<{ type: 'connection.returned' }> =>
  fromCallback(({ sendBack }) => services.onOnline(() => sendBack({ type: 'connection.returned' })));

/** The actors of a job. An expected refusal is an answer with a code; an unreachable server rejects. */
export const jobActors = (services: JobServices) => ({
  createJob: fromPromise<SpendAnswer, { tool: string; inputs: FormValues; key: string; amount: number }>(async ({ input, signal }) => {
    const { tool, inputs, key, amount } = input;
    const { code, msg, data } = await services.createGeneration({ tool, inputs, cost: amount }, key, signal);
    if (code === codes.success && data) return { kind: 'accepted', id: data.id, cost: data.cost };
    return { kind: refusalKind(code), code, msg };
  }),
  readJob: fromPromise<JobAnswer, { id: string }>(async ({ input, signal }) => jobAnswer(await services.getGeneration(input.id, signal))),
  cancelJob: fromPromise<JobAnswer, { id: string }>(async ({ input, signal }) =>
    jobAnswer(await services.cancelGeneration(input.id, signal)),
  ),
  followJob: followJob(services),
  keepJob: keepJob(services),
  watchConnection: watchConnection(services),
});
