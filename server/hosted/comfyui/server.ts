/** The HTTP calls to a ComfyUI server. */
import { EngineError, type EngineRun } from '@iridia/engine';
import type { Service } from '../../outbound/service.ts';
import { listenTo } from '../../outbound/socket.ts';
import { formBody } from '../form.ts';
import { ask, askJson, until } from '../http.ts';

export type Stored = { filename: string; subfolder: string; type: string };
export type Entry = { outputs: Record<string, Record<string, unknown>>; status?: { status_str?: string; messages?: [string, unknown][] } };
type Queue = { queue_running: unknown[][]; queue_pending: unknown[][] };

const queueOf = (service: Service, signal: AbortSignal): Promise<Queue> =>
  askJson<Queue>({ service, url: `${service.base}/queue`, signal });

type Message = { type?: unknown; data?: { node?: unknown; value?: unknown; max?: unknown } | null } | null;

/** Reads one message of the WebSocket; null for anything that is not JSON, because an error in a listener would end the server. */
function messageIn(data: string): Message {
  try {
    return JSON.parse(data) as Message;
  } catch {
    return null;
  }
}

/** Maximum size of a message about progress (bytes). */
const maxMessage = 4 * 1024 * 1024;

/**
 * Reports progress from the server's WebSocket, weighted by node; without the socket, the job runs without progress updates. Returns a
 * function that ends it.
 */
export function listen(service: Service, client: string, nodes: number, onProgress: EngineRun['onProgress']): () => void {
  const seen = new Set<unknown>();
  const onText = (text: string): void => {
    const { type, data: about } = messageIn(text) ?? {};
    if (type === 'executing' && about?.node) seen.add(about.node);
    const { value, max } = about ?? {};
    const within = type === 'progress' && typeof value === 'number' && typeof max === 'number' && max > 0 ? value / max : 0;
    const fraction = Math.min(0.9, (Math.max(0, seen.size - 1) + within) / nodes);
    if (type === 'executing' || type === 'progress') onProgress(fraction, 'painting');
  };
  return listenTo(service, { path: `/ws?clientId=${client}`, maxBytes: maxMessage, onText });
}

/** Uploads an input and returns the name by which workflows refer to it. */
export async function sendFile(service: Service, path: string, signal: AbortSignal): Promise<string> {
  const body = await formBody([
    { name: 'image', path },
    { name: 'overwrite', value: 'true' },
  ]);
  const { name, subfolder } = await askJson<{ name: string; subfolder: string }>({
    service,
    url: `${service.base}/upload/image`,
    method: 'POST',
    body,
    signal,
  });
  return subfolder ? `${subfolder}/${name}` : name;
}

/** Enqueues a workflow under `id`. Returns the id assigned by the server. */
export async function submit(service: Service, id: string, prompt: unknown, signal: AbortSignal): Promise<string> {
  const json = { prompt, client_id: id, prompt_id: id };
  const { prompt_id: known } = await askJson<{ prompt_id: string }>({
    service,
    url: `${service.base}/prompt`,
    method: 'POST',
    json,
    signal,
  });
  return known;
}

/** Waits for a job's entry in the history. Throws `failed` for a job that is in neither the queue nor the history. */
export function finished(service: Service, id: string, signal: AbortSignal): Promise<Entry> {
  let missing = 0;
  return until(
    async () => {
      const entry = (await askJson<Record<string, Entry>>({ service, url: `${service.base}/history/${encodeURIComponent(id)}`, signal }))[
        id
      ];
      if (entry) return entry;
      const { queue_running: running, queue_pending: pending } = await queueOf(service, signal);
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
export async function stop(service: Service, id: string): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  try {
    await ask({ service, url: `${service.base}/api/jobs/${encodeURIComponent(id)}/cancel`, method: 'POST', signal });
  } catch {
    const { queue_running: running, queue_pending: pending } = await queueOf(service, signal);
    if (pending.some((entry) => entry.includes(id)))
      await ask({ service, url: `${service.base}/queue`, method: 'POST', json: { delete: [id] }, signal });
    if (running[0]?.includes(id)) await ask({ service, url: `${service.base}/interrupt`, method: 'POST', json: { prompt_id: id }, signal });
  }
}
