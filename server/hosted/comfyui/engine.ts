/** A ComfyUI server on the operator's own machine. Its queue forgets at a restart: a job that it no longer knows is lost, and says so. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ulidToUUID } from 'ulid';
import { EngineError, type Engine, type EngineJob } from '@iridia/engine';
import type { EngineSurroundings } from '../open.ts';
import { bring, typeOfFile } from '../files.ts';
import { ask, askJson, until } from '../http.ts';
import { fill, readWorkflow } from './workflow.ts';

type Stored = { filename: string; subfolder: string; type: string };
type History = Record<
  string,
  { outputs: Record<string, Record<string, unknown>>; status?: { status_str?: string; messages?: [string, unknown][] } }
>;
type Queue = { queue_running: unknown[][]; queue_pending: unknown[][] };

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null && 'filename' in value;

/** Seeds of nodes have 64 bits; without one every run would be the same. */
const seedOf = (job: EngineJob): number => Number(job.inputs.seed ?? createHash('sha256').update(job.id).digest().readUInt32BE());

export function openComfyui({ config: { comfyui }, log }: EngineSurroundings): Promise<Engine | null> {
  if (!comfyui) return Promise.resolve(null);
  const { url: base, workflows: folder } = comfyui;

  /** Real progress comes by socket, a value for each node; without it the job is only slower to tell. */
  const listen = (client: string, nodes: number, onProgress: (fraction: number, stage: string) => void): WebSocket | null => {
    try {
      const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws?clientId=${client}`);
      const seen = new Set<string>();
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const { type, data: about } = JSON.parse(data) as { type: string; data: { node?: string | null; value?: number; max?: number } };
        if (type === 'executing' && about.node) seen.add(about.node);
        const within = type === 'progress' && about.max ? (about.value ?? 0) / about.max : 0;
        if (type === 'executing' || type === 'progress')
          onProgress(Math.min(0.9, (Math.max(0, seen.size - 1) + within) / nodes), 'painting');
      });
      socket.addEventListener('error', () => undefined);
      return socket;
    } catch {
      return null;
    }
  };

  const sendFile = async (path: string, signal: AbortSignal): Promise<string> => {
    const form = new FormData();
    form.append('image', new Blob([await readFile(path)], { type: typeOfFile(path) }), basename(path));
    form.append('overwrite', 'true');
    const { name, subfolder } = await askJson<{ name: string; subfolder: string }>({
      url: `${base}/upload/image`,
      method: 'POST',
      body: form,
      signal,
    });
    return subfolder ? `${subfolder}/${name}` : name;
  };

  /** Stops this job and no other: an older server's interrupt stops whatever runs, so what runs is looked at first. */
  const stop = async (id: string): Promise<void> => {
    const signal = AbortSignal.timeout(10_000);
    try {
      await ask({ url: `${base}/api/jobs/${id}/cancel`, method: 'POST', signal });
    } catch {
      const { queue_running: running, queue_pending: pending } = await askJson<Queue>({ url: `${base}/queue`, signal });
      if (pending.some((entry) => entry.includes(id))) await ask({ url: `${base}/queue`, method: 'POST', json: { delete: [id] }, signal });
      if (running[0]?.includes(id)) await ask({ url: `${base}/interrupt`, method: 'POST', json: { prompt_id: id }, signal });
    }
  };

  return Promise.resolve({
    name: 'comfyui',
    offers: (capability) => readWorkflow(folder, capability) !== null,
    run: async (job, { onProgress, signal }) => {
      const workflow = readWorkflow(folder, job.capability)!;
      const values: Record<string, unknown> = { ...job.inputs, seed: seedOf(job) };
      for (const [input, paths] of Object.entries(job.files)) values[input] = await sendFile(paths[0]!, signal);
      const id = ulidToUUID(job.id).toLowerCase();
      const socket = listen(id, Object.keys(workflow.graph).length, onProgress);
      try {
        const { prompt_id: known } = await askJson<{ prompt_id: string }>({
          url: `${base}/prompt`,
          method: 'POST',
          json: { prompt: fill(workflow, values), client_id: id, prompt_id: id },
          signal,
        });
        let missing = 0;
        try {
          const done = await until(
            async () => {
              const entry = (await askJson<History>({ url: `${base}/history/${known}`, signal }))[known];
              if (entry) return entry;
              const { queue_running: running, queue_pending: pending } = await askJson<Queue>({ url: `${base}/queue`, signal });
              // Between leaving the queue and entering the history a job is in neither for a moment.
              missing = [...running, ...pending].some((item) => item.includes(known)) ? 0 : missing + 1;
              if (missing > 3) throw new EngineError('failed', 'lost the job');
              return null;
            },
            signal,
            300,
            2000,
          );
          const messages = done.status?.messages?.map(([name]) => name) ?? [];
          if (done.status?.status_str === 'error' || messages.includes('execution_interrupted'))
            throw new EngineError('failed', JSON.stringify(done.status).slice(0, 500));
          const stored = Object.entries(done.outputs)
            .filter(([node]) => workflow.outputs === null || workflow.outputs.includes(node))
            .flatMap(([, kinds]) => Object.values(kinds).flatMap((files) => (Array.isArray(files) ? files.filter(isStored) : [])))
            .filter(({ type }) => type !== 'temp');
          if (stored.length === 0) throw new EngineError('failed', 'made no file');
          const outputs = stored
            .slice(0, 4)
            .map(({ filename, subfolder, type }, index) =>
              bring(job, `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`, index, { base, signal }),
            );
          return { outputs: await Promise.all(outputs), notes: { seed: values.seed } };
        } catch (error) {
          if (signal.aborted)
            await stop(known).catch((cause: unknown) => log.warn('ComfyUI could not be told to stop', { job: job.id, error: cause }));
          throw error;
        }
      } finally {
        socket?.close();
      }
    },
    close: () => Promise.resolve(),
  });
}
