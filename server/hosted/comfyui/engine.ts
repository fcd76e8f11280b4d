/** A ComfyUI server run by the operator. Its queue does not survive a restart, so a job that it no longer knows fails. */
import { createHash } from 'node:crypto';
import { ulidToUUID } from 'ulid';
import { EngineError, type Engine, type EngineJob, type EngineResult } from '@iridia/engine';
import type { EngineSurroundings } from '../surroundings.ts';
import { serviceAt } from '../../outbound/service.ts';
import { bring } from '../files.ts';
import { finished, listen, sendFile, stop, submit, type Entry, type Stored } from './server.ts';
import { fill, readWorkflow, type Workflow } from './workflow.ts';

const maxOutputs = 4;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  ['filename', 'subfolder', 'type'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Returns a 64-bit seed; without an explicit one it is derived from the job, because otherwise every run would be identical. */
const seedOf = (job: EngineJob): number => Number(job.inputs.seed ?? createHash('sha256').update(job.id).digest().readUInt32BE());

/** Returns the files saved by the workflow's output nodes. Throws `failed` for a run that failed or saved none. */
function filesIn({ outputs, status }: Entry, workflow: Workflow): Stored[] {
  const messages = status?.messages?.map(([name]) => name) ?? [];
  if (status?.status_str === 'error' || messages.includes('execution_interrupted'))
    throw new EngineError('failed', JSON.stringify(status).slice(0, 500));
  const stored = Object.entries(outputs)
    .filter(([node]) => workflow.outputs === null || workflow.outputs.includes(node))
    .flatMap(([, kinds]) => Object.values(kinds).flatMap((files) => (Array.isArray(files) ? files.filter(isStored) : [])))
    .filter(({ type }) => type !== 'temp');
  if (stored.length === 0) throw new EngineError('failed', 'made no file');
  return stored.slice(0, maxOutputs);
}

/** Opens the configured server; null when there is none. */
export function openComfyui({ config: { comfyui }, log, resolve }: EngineSurroundings): Promise<Engine | null> {
  if (!comfyui) return Promise.resolve(null);
  const { url: base, workflows: folder } = comfyui;
  const service = serviceAt(base, {}, resolve);

  const make = async (job: EngineJob, id: string, workflow: Workflow, signal: AbortSignal): Promise<EngineResult> => {
    const values: Record<string, unknown> = { ...job.inputs, seed: seedOf(job) };
    for (const [input, paths] of Object.entries(job.files)) values[input] = await sendFile(service, paths[0]!, signal);
    const known = await submit(service, id, fill(workflow, values), signal);
    try {
      const files = filesIn(await finished(service, known, signal), workflow);
      const outputs = files.map(({ filename, subfolder, type }, index) =>
        bring(job, `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`, index, { service, signal }),
      );
      return { outputs: await Promise.all(outputs), notes: { seed: values.seed } };
    } catch (error) {
      if (signal.aborted)
        await stop(service, known).catch((cause: unknown) => log.warn('ComfyUI could not be told to stop', { job: job.id, error: cause }));
      throw error;
    }
  };

  return Promise.resolve({
    name: 'comfyui',
    offers: (capability) => readWorkflow(folder, capability) !== null,
    run: async (job, { onProgress, signal }) => {
      const workflow = readWorkflow(folder, job.capability)!;
      const id = ulidToUUID(job.id).toLowerCase();
      const endListening = listen(service, id, Object.keys(workflow.graph).length, onProgress);
      try {
        return await make(job, id, workflow, signal);
      } finally {
        endListening();
      }
    },
    close: () => Promise.resolve(),
  });
}
