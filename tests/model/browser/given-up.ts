/**
 * Calls that a page has given up. The page reports them before its charts go on; the server notices only when the connection closes, on a busy
 * machine after the call that replaces it was expected, and an answer to the old one reaches nobody.
 */
import type { IncomingMessage } from 'node:http';
import type { BrowserContext } from '@playwright/test';

/** The header that gives each call its number; Node receives it in lower case. */
const header = 'x-walk-call';

/** The number of a call; null for one that the page did not make by `fetch`. */
export const numberOf = (request: IncomingMessage): string | null => request.headers[header]?.toString() ?? null;

/** Numbers the calls of every page, and reports each whose signal aborts. Call it before the first page is opened. */
export async function reportGivenUp(context: BrowserContext, report: (number: string) => void): Promise<void> {
  await context.exposeFunction('reportGivenUpCall', report);
  await context.addInitScript((name) => {
    const { fetch, reportGivenUpCall } = globalThis as typeof globalThis & { reportGivenUpCall(number: string): void };
    const page = crypto.randomUUID();
    let count = 0;
    globalThis.fetch = (input, init) => {
      const request = input instanceof Request ? input : null;
      if (!new URL(request?.url ?? String(input), location.href).pathname.startsWith('/api/')) return fetch(input, init);
      count += 1;
      const number = `${page}/${count}`;
      const headers = new Headers(init?.headers ?? request?.headers);
      headers.set(name, number);
      (init?.signal ?? request?.signal)?.addEventListener('abort', () => reportGivenUpCall(number));
      return fetch(input, { ...init, headers });
    };
  }, header);
}
