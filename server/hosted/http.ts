/** HTTP requests to external engines: JSON, a timeout, and errors mapped to the kinds that the engine fallback understands. */
import { EngineError } from '@iridia/engine';

/** An engine that does not respond within this timeout counts as unavailable (milliseconds). */
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

/**
 * Maps a status to an error: a fault of the engine (key, model, capacity, crash) falls back to another engine, a fault of the input is
 * reported to the user.
 */
function refusalOf(status: number, said: string): EngineError {
  if (status === 400 || status === 422) {
    const isPolicy = /moderation|safety|content[ _]policy|nsfw/i.test(said);
    return new EngineError('refused', isPolicy ? 'policyModeration' : 'engineRefused', { cause: new Error(said) });
  }
  return new EngineError('away', `answered ${status}: ${said}`);
}

/**
 * Sends a request and returns the response, which has a 2xx status. Rejects with an `EngineError`: `refused` for invalid input,
 * `cancelled`, otherwise `away`.
 */
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

/** Sends a request like `ask` and parses the response as JSON. The caller asserts its type. */
export async function askJson<T>(question: Ask): Promise<T> {
  const response = await ask(question);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    throw new EngineError('away', 'answered no JSON', { cause });
  }
}

/** Waits for a delay unless the job ends first. */
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

/** Polls until there is a result, with an increasing delay. */
export async function until<T>(poll: () => Promise<T | null>, signal: AbortSignal, firstDelay = 500, maxDelay = 5000): Promise<T> {
  for (let wait = firstDelay; ; wait = Math.min(maxDelay, wait * 1.3)) {
    const found = await poll();
    if (found !== null) return found;
    await pause(wait, signal);
  }
}
