import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { createGeneration } from '../../contract/structs/calls/generations.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { Answer } from '../../contract/structs/envelope.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Listener } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import { carryUpload, type UploadServices } from '../upload/upload.actors.ts';
import type { Shown } from './generation.form.ts';
import type {
  FollowEvent,
  FormCheck,
  FormValues,
  Job,
  JobAnswer,
  MemoryEvent,
  RecallEvent,
  SavedJob,
  SpendAnswer,
} from './generation.types.ts';

export type GenerationServices = UploadServices & {
  /** A unique idempotency key, one per press. */
  makeKey(): string;
  /** `POST /api/generations` with the key as `Idempotency-Key`. */
  createGeneration(
    body: { tool: string; inputs: FormValues },
    idempotencyKey: string,
    signal: AbortSignal,
  ): Promise<Answer<Infer<typeof createGeneration.data>>>;
  /** `GET /api/generations/{id}`. */
  getGeneration(id: string, signal: AbortSignal): Promise<Answer<Job>>;
  /** `POST /api/generations/{id}/cancel`. */
  cancelGeneration(id: string, signal: AbortSignal): Promise<Answer<Job>>;
  /** `DELETE /api/creations/{id}`. */
  deleteCreation(id: string): Promise<Answer<null>>;
  /** `GET /api/generations/{id}/events`: passes each job to `onJob`, resolves when the stream ends, rejects when it breaks. */
  followGeneration(id: string, onJob: (job: Job) => void, signal: AbortSignal): Promise<void>;
  /** Stores a press so that a reload finds it; must not throw when storage is blocked. */
  rememberJob(saved: SavedJob): void;
  /** The press that a reload interrupted; null when there is none. */
  recallJob(tool: string): SavedJob | null;
  forgetJob(tool: string): void;
  /** Calls back when the browser is online again. Returns the unsubscribe function. */
  onOnline(listener: () => void): () => void;
};

const jobAnswer = ({ code, msg, data }: Answer<Job>): JobAnswer => {
  if (code === codes.success && data) return { kind: 'job', job: data };
  return { kind: code === codes.notFound ? 'gone' : 'refused', code, msg };
};

/** The refusals that the chart tells apart; for the others the person sees the server's message. */
const refusalKind = (code: number): 'short' | 'signIn' | 'refused' => {
  if (code === codes.notEnoughCredits) return 'short';
  return code === codes.signInNeeded ? 'signIn' : 'refused';
};

/** Reports the job for as long as its state is active; sends `follow.lost` when the stream breaks or ends. */
export const followJob = (services: GenerationServices): Listener<FollowEvent, { id: string }> =>
  fromCallback<EventObject, { id: string }>(({ input, sendBack }) => {
    const leaving = new AbortController();
    const tell = (event: FollowEvent) => sendBack(event);
    const lost = () => tell({ type: 'follow.lost' });
    // A stream that ends is lost too, unless its last job has ended: then this listener is already stopped.
    services.followGeneration(input.id, (job) => tell({ type: 'job.reported', job }), leaving.signal).then(lost, lost);
    return () => leaving.abort();
  });

/** The stored press of a tool: restored when the page opens, saved and cleared on request. */
export const rememberJob = (services: GenerationServices): Listener<RecallEvent, { tool: string }> =>
  fromCallback<EventObject, { tool: string }>(({ input, sendBack, receive }) => {
    receive((told) => {
      const event = told as MemoryEvent;
      if (event.type === 'job.remembered') services.rememberJob(event.saved);
      else services.forgetJob(event.tool);
    });
    const saved = services.recallJob(input.tool);
    if (saved) sendBack({ type: 'press.recalled', saved } satisfies RecallEvent);
  });

/** Reports when the browser is online again. */
export const watchConnection = (services: GenerationServices): Listener<{ type: 'connection.returned' }> =>
  fromCallback(({ sendBack }) => services.onOnline(() => sendBack({ type: 'connection.returned' })));

/**
 * The actors of a press: its check, its job, its storage and its uploads. An expected refusal is an answer with a code; an unreachable
 * server rejects.
 */
export const generationActors = (services: GenerationServices) => ({
  checkForm: fromPromise<FormCheck, { tool: string; values: FormValues; slots: string[]; shown: Shown }>(async ({ input }) => {
    // The structs of all tools load with the first press, not with the page.
    const [{ checkForm }, { toolBySlug }, { inputStructs }] = await Promise.all([
      import('./generation.check.ts'),
      import('../../contract/facts/tools/index.ts'),
      import('../../contract/structs/inputs/index.ts'),
    ]);
    const tool = required(toolBySlug(input.tool), `tool "${input.tool}"`);
    const checked = checkForm({ ...tool, struct: inputStructs[tool.slug] }, input.values, input.slots, input.shown);
    return 'errors' in checked ? checked : { ...checked, key: services.makeKey() };
  }),
  createJob: fromPromise<SpendAnswer, { tool: string; inputs: FormValues; key: string }>(async ({ input, signal }) => {
    const { code, msg, data } = await services.createGeneration({ tool: input.tool, inputs: input.inputs }, input.key, signal);
    if (code === codes.success && data) return { kind: 'accepted', id: data.id, cost: data.cost };
    return { kind: refusalKind(code), code, msg };
  }),
  readJob: fromPromise<JobAnswer, { id: string }>(async ({ input, signal }) => jobAnswer(await services.getGeneration(input.id, signal))),
  cancelJob: fromPromise<JobAnswer, { id: string }>(async ({ input, signal }) =>
    jobAnswer(await services.cancelGeneration(input.id, signal)),
  ),
  // A creation that is already gone counts as deleted.
  deleteJob: fromPromise<boolean, { id: string }>(async ({ input }) => {
    const { code } = await services.deleteCreation(input.id);
    return code === codes.success || code === codes.notFound;
  }),
  followJob: followJob(services),
  rememberJob: rememberJob(services),
  watchConnection: watchConnection(services),
  carryUpload: carryUpload(services),
});
