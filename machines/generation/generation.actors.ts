import { fromCallback, fromPromise } from 'xstate';
import { formActors, type FormServices } from '../form/form.actors.ts';
import { formMachine } from '../form/form.machine.ts';
import type { FormValues } from '../form/form.types.ts';
import type { JobServices } from '../job/job.actors.ts';
import { keepJob } from '../job/job.memory.ts';
import { lateChart } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ResultServices } from '../result/result.actors.ts';
import type { CheckInput, FormCheck } from './generation.types.ts';

export type GenerationServices = FormServices &
  JobServices &
  ResultServices & {
    /** A unique idempotency key, one per submit. */
    makeKey(): string;
    /** Calls back when the page is unloaded. Returns the function that ends that. */
    onUnload(listener: () => void): () => void;
    /** Resolves once what was just changed is on the screen. */
    nextFrame(): Promise<void>;
    /** Makes the browser ask before the page is left. Returns the function that ends that. */
    warnOfLeaving(): () => void;
  };

const importWork = () =>
  Promise.all([
    import('../form/form.check.ts'),
    import('../../contract/facts/tools/index.ts'),
    import('../../contract/structs/inputs/index.ts'),
    import('./generation.work.ts'),
  ]);

type Work = Awaited<ReturnType<typeof importWork>>;

let importing: Promise<Work> | null = null;
/** Kept, because importing a loaded chunk again takes a few turns of the browser, in which a page that is being left loses its submit. */
let work: Work | null = null;
const waiting = new Set<() => void>();

/**
 * Loads what a form is checked with, and the charts of the job and the result: the structs of all tools and these charts come before the first
 * submit, not with the page. Rejects when a chunk fails to load; a later call loads it again.
 */
export function loadWork(): Promise<Work> {
  const loading = (importing ??= importWork().then((loaded) => {
    work = loaded;
    for (const act of waiting) act();
    waiting.clear();
    return loaded;
  }));
  loading.catch(() => {
    importing = null;
  });
  return loading;
}

/** Runs `act` once a job can be followed; returns the function that takes that back. */
function whenWorkIsHere(act: () => void): () => void {
  if (work) {
    act();
    return () => undefined;
  }
  waiting.add(act);
  // The next load without a failure runs it.
  loadWork().catch(() => undefined);
  return () => waiting.delete(act);
}

/** A chart of `generation.work.ts`: what starts it has waited for that code. */
function chartOfWork<Name extends 'job' | 'result'>(name: Name, services: GenerationServices) {
  let chart: ReturnType<Work[3]['workActors']>[Name] | null = null;
  return lateChart(() => (chart ??= required(work, 'work')[3].workActors(services)[name]));
}

/**
 * Validates a form by rules that may have to load first. A page that is unloaded before they are here submits what it has, and the server
 * judges it; while a file is on its way there is nothing to submit, so the browser asks before the page is left.
 */
async function checked(
  services: GenerationServices,
  { tool: slug, values, slots, shown, inputs, amount }: CheckInput,
  signal: AbortSignal,
): Promise<FormCheck> {
  const byRules = async (): Promise<FormCheck> => {
    // The click is answered first: what follows would hold back the frame that shows it.
    const [[{ checkForm }, { toolBySlug }, { inputStructs }]] = await Promise.all([loadWork(), services.nextFrame()]);
    const tool = required(toolBySlug(slug), `tool "${slug}"`);
    const found = checkForm({ ...tool, struct: inputStructs[tool.slug] }, values, slots, shown);
    return 'errors' in found ? found : { ...found, key: services.makeKey() };
  };
  const { promise: unloaded, resolve } = Promise.withResolvers<FormCheck>();
  const submitNow = (sent: FormValues): void => {
    const key = services.makeKey();
    if (work) return resolve({ inputs: sent, places: [], key });
    // No chart of a job is here to send it; the next page finds it by its key.
    services.rememberJob({ tool: slug, idempotencyKey: key, jobId: null, inputs: sent });
    services.createGeneration({ tool: slug, inputs: sent, cost: amount }, key, new AbortController().signal).catch(() => undefined);
  };
  const end = inputs ? services.onUnload(() => submitNow(inputs)) : services.warnOfLeaving();
  // What the rules wait for may come after the form is gone.
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([byRules(), unloaded]);
  } finally {
    end();
  }
}

/** The actors of a tool's page: its form, its job and its result, and what validates the form. */
export const generationActors = (services: GenerationServices) => ({
  form: formMachine.provide({ actors: formActors(services, whenWorkIsHere) }),
  job: chartOfWork('job', services),
  result: chartOfWork('result', services),
  keepJob: keepJob(services),
  warnOfLeaving: fromCallback(() => services.warnOfLeaving()),
  checkForm: fromPromise<FormCheck, CheckInput>(({ input, signal }) => checked(services, input, signal)),
});
