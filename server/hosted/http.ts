/** How we speak to engines elsewhere: JSON, a limit of time, and errors with the names that the queue of engines understands. */
import { EngineError } from '@iridia/engine';

/** An engine that says nothing for this long is away (milliseconds). */
const usualTimeout = 60_000;

export type Ask = {
  url: string;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit | null;
  json?: unknown;
  signal: AbortSignal;
  timeout?: number;
};

async function saidBy(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return text.slice(0, 500);
}

/** Its own fault (no key, no model, no room, broken): another engine may be asked. The input's fault: the person may change it. */
function refusalOf(status: number, said: string): EngineError {
  if (status === 400 || status === 422) {
    const isPolicy = /moderation|safety|content[ _]policy|nsfw/i.test(said);
    return new EngineError('refused', isPolicy ? 'policyModeration' : 'engineRefused', { cause: new Error(said) });
  }
  return new EngineError('away', `answered ${status}: ${said}`);
}

/** The answer, of status 2xx. Rejects with an `EngineError`: `refused` for a bad input, `cancelled`, else `away`. */
export async function ask({
  url,
  headers = {},
  method = 'GET',
  body = null,
  json,
  signal,
  timeout = usualTimeout,
}: Ask): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: json === undefined ? body : JSON.stringify(json),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
  } catch (cause) {
    if (signal.aborted) throw new EngineError('cancelled', 'cancelled', { cause });
    throw new EngineError('away', 'not reached', { cause });
  }
  if (!response.ok) throw refusalOf(response.status, await saidBy(response));
  return response;
}

/** Asks as `ask` does and reads the answer as JSON. The shape is the caller's word. */
export async function askJson<T>(question: Ask): Promise<T> {
  const response = await ask(question);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new EngineError('away', 'answered no JSON', { cause });
  }
}

/** Waits, unless the job ends first. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancelled = (): void => {
      clearTimeout(timer);
      reject(new EngineError('cancelled', 'cancelled'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancelled);
      resolve();
    }, milliseconds);
    if (signal.aborted) cancelled();
    else signal.addEventListener('abort', cancelled, { once: true });
  });

/** Asks again and again until there is something to tell, at first often and then less so. */
export async function until<T>(poll: () => Promise<T | null>, signal: AbortSignal, firstDelay = 500, maxDelay = 5000): Promise<T> {
  for (let wait = firstDelay; ; wait = Math.min(maxDelay, wait * 1.3)) {
    const found = await poll();
    if (found !== null) return found;
    await pause(wait, signal);
  }
}
