/** HTTP requests to external engines: JSON, a timeout, and errors mapped to the kinds that the engine fallback understands. */
import { EngineError } from '@iridia/engine';
import { callService, fetchFrom, OutboundError, type Service } from '../outbound/service.ts';

/** An engine that does not respond within this timeout counts as unavailable (milliseconds). */
const usualTimeout = 60_000;

/** Maximum size of an answer that is kept in memory: images arrive inside JSON (bytes). */
const maxAnswer = 64 * 1024 * 1024;
/** Characters of an error message that the log receives. */
const maxMessage = 500;

export type Ask = {
  service: Service;
  /** An address on the service's own origin; paths are relative to it. */
  url: string;
  headers?: Record<string, string>;
  method?: string;
  body?: BodyInit | null;
  json?: unknown;
  signal: AbortSignal;
  timeout?: number;
};

/** Reads the beginning of an error message and drops the rest unread. */
async function messageOf({ body }: Response): Promise<string> {
  if (!body) return '';
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= maxMessage) break;
    }
  } catch {
    // What arrived before the connection broke is enough for the log.
  }
  return text.slice(0, maxMessage);
}

/**
 * Maps a status to an error: a fault of the engine (key, model, capacity, crash) falls back to another engine, a fault of the input is
 * reported to the user.
 */
function refusalOf(status: number, message: string): EngineError {
  if (status === 400 || status === 422) {
    const isPolicy = /moderation|safety|content[ _]policy|nsfw/i.test(message);
    return new EngineError('refused', isPolicy ? 'policyModeration' : 'engineRefused', { cause: new Error(message) });
  }
  return new EngineError('away', `answered ${status}: ${message}`);
}

/** Waits for a response with a 2xx status, and maps what went wrong. */
async function answered(sent: Promise<Response>, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await sent;
  } catch (cause) {
    if (signal.aborted) throw new EngineError('cancelled', 'cancelled', { cause });
    // An address that we refuse is a fault of the answer, not of the connection.
    const isRefused = cause instanceof OutboundError && cause.fault !== 'unreachable';
    throw new EngineError(isRefused ? 'failed' : 'away', isRefused ? cause.message : 'not reached', { cause });
  }
  if (!response.ok) throw refusalOf(response.status, await messageOf(response));
  return response;
}

const within = (signal: AbortSignal, timeout: number): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(timeout)]);

/**
 * Calls the service itself and returns the response, which has a 2xx status. Rejects with an `EngineError`: `refused` for invalid input,
 * `cancelled`, `failed` for an address elsewhere, otherwise `away`.
 */
export const ask = ({
  service,
  url,
  headers = {},
  method = 'GET',
  body = null,
  json,
  signal,
  timeout = usualTimeout,
}: Ask): Promise<Response> =>
  answered(
    callService(service, {
      url,
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: json === undefined ? body : JSON.stringify(json),
      signal: within(signal, timeout),
      maxBytes: maxAnswer,
    }),
    signal,
  );

/** Fetches a file that an answer points to. `maxBytes`: its maximum size. Rejects like `ask`. */
export const askFile = (
  service: Service,
  url: string,
  { signal, timeout, maxBytes }: { signal: AbortSignal; timeout: number; maxBytes: number },
) => answered(fetchFrom(service, { url, signal: within(signal, timeout), maxBytes }), signal);

/** Sends a request like `ask` and parses the response as JSON. The caller asserts its type. */
export async function askJson<T>(question: Ask): Promise<T> {
  const response = await ask(question);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    if (question.signal.aborted) throw new EngineError('cancelled', 'cancelled', { cause });
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
