/** The HTTP calls to a ComfyUI server. `base` is its URL without a trailing slash. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineError, type EngineRun } from '@iridia/engine';
import { typeOfFile } from '../files.ts';
import { ask, askJson, until } from '../http.ts';

export type Stored = { filename: string; subfolder: string; type: string };
export type Entry = { outputs: Record<string, Record<string, unknown>>; status?: { status_str?: string; messages?: [string, unknown][] } };
type Queue = { queue_running: unknown[][]; queue_pending: unknown[][] };

const queueOf = (base: string, signal: AbortSignal): Promise<Queue> => askJson<Queue>({ url: `${base}/queue`, signal });

/** Reports progress from the server's WebSocket, weighted by node; without the socket, the job runs without progress updates. */
export function listen(base: string, client: string, nodes: number, onProgress: EngineRun['onProgress']): WebSocket | null {
  try {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws?clientId=${client}`);
    const seen = new Set<string>();
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      const { type, data: about } = JSON.parse(data) as { type: string; data: { node?: string | null; value?: number; max?: number } };
      if (type === 'executing' && about.node) seen.add(about.node);
      const within = type === 'progress' && about.max ? (about.value ?? 0) / about.max : 0;
      if (type === 'executing' || type === 'progress') onProgress(Math.min(0.9, (Math.max(0, seen.size - 1) + within) / nodes), 'painting');
    });
    socket.addEventListener('error', () => undefined);
    return socket;
  } catch {
    return null;
  }
}

/** Uploads an input and returns the name by which workflows refer to it. */
export async function sendFile(base: string, path: string, signal: AbortSignal): Promise<string> {
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
}

/** Enqueues a workflow under `id`. Returns the id assigned by the server. */
export async function submit(base: string, id: string, prompt: unknown, signal: AbortSignal): Promise<string> {
  const json = { prompt, client_id: id, prompt_id: id };
  const { prompt_id: known } = await askJson<{ prompt_id: string }>({ url: `${base}/prompt`, method: 'POST', json, signal });
  return known;
}

/** Waits for a job's entry in the history. Throws `failed` for a job that is in neither the queue nor the history. */
export function finished(base: string, id: string, signal: AbortSignal): Promise<Entry> {
  let missing = 0;
  return until(
    async () => {
      const entry = (await askJson<Record<string, Entry>>({ url: `${base}/history/${id}`, signal }))[id];
      if (entry) return entry;
      const { queue_running: running, queue_pending: pending } = await queueOf(base, signal);
      // A job is briefly in neither while it moves from the queue to the history.
      missing = [...running, ...pending].some((item) => item.includes(id)) ? 0 : missing + 1;
      if (missing > 3) throw new EngineError('failed', 'lost the job');
      return null;
    },
    signal,
    300,
    2000,
  );
}

/** Stops only this job: older servers interrupt whatever is running, so the running job is checked first. */
export async function stop(base: string, id: string): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  try {
    await ask({ url: `${base}/api/jobs/${id}/cancel`, method: 'POST', signal });
  } catch {
    const { queue_running: running, queue_pending: pending } = await queueOf(base, signal);
    if (pending.some((entry) => entry.includes(id))) await ask({ url: `${base}/queue`, method: 'POST', json: { delete: [id] }, signal });
    if (running[0]?.includes(id)) await ask({ url: `${base}/interrupt`, method: 'POST', json: { prompt_id: id }, signal });
  }
}
