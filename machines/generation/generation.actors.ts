import { fromCallback, fromPromise } from 'xstate';
import { formActors, type FormServices } from '../form/form.actors.ts';
import { formMachine } from '../form/form.machine.ts';
import { jobActors, keepJob, type JobServices } from '../job/job.actors.ts';
import { jobMachine } from '../job/job.machine.ts';
import { required } from '../kit/required.ts';
import { resultActors, type ResultServices } from '../result/result.actors.ts';
import { resultMachine } from '../result/result.machine.ts';
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

const importCheck = () =>
  Promise.all([
    import('../form/form.check.ts'),
    import('../../contract/facts/tools/index.ts'),
    import('../../contract/structs/inputs/index.ts'),
  ]);

let imported: ReturnType<typeof importCheck> | null = null;

/**
 * Loads what a form is checked with: the structs of all tools come before the first submit, not with the page. It is kept, because importing
 * a loaded chunk again takes a few turns of the browser, in which a page that is being left loses its submit. Rejects when a chunk fails to load.
 */
export function loadCheck(): ReturnType<typeof importCheck> {
  const loading = (imported ??= importCheck());
  loading.catch(() => {
    imported = null;
  });
  return loading;
}

/**
 * Validates a form by rules that may have to load first. A page that is unloaded before they are here submits what it has, and the server
 * judges it; while a file is on its way there is nothing to submit, so the browser asks before the page is left.
 */
async function checked(
  services: GenerationServices,
  { tool: slug, values, slots, shown, inputs }: CheckInput,
  signal: AbortSignal,
): Promise<FormCheck> {
  const byRules = async (): Promise<FormCheck> => {
    // The click is answered first: what follows would hold back the frame that shows it.
    const [[{ checkForm }, { toolBySlug }, { inputStructs }]] = await Promise.all([loadCheck(), services.nextFrame()]);
    const tool = required(toolBySlug(slug), `tool "${slug}"`);
    const found = checkForm({ ...tool, struct: inputStructs[tool.slug] }, values, slots, shown);
    return 'errors' in found ? found : { ...found, key: services.makeKey() };
  };
  const { promise: unloaded, resolve } = Promise.withResolvers<FormCheck>();
  const end = inputs ? services.onUnload(() => resolve({ inputs, places: [], key: services.makeKey() })) : services.warnOfLeaving();
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
  form: formMachine.provide({ actors: formActors(services) }),
  job: jobMachine.provide({ actors: jobActors(services) }),
  result: resultMachine.provide({ actors: resultActors(services) }),
  keepJob: keepJob(services),
  warnOfLeaving: fromCallback(() => services.warnOfLeaving()),
  checkForm: fromPromise<FormCheck, CheckInput>(({ input, signal }) => checked(services, input, signal)),
});
