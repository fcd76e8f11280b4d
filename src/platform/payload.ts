/** The data of prerendered pages: fetched with a page's code, so that its list is there when the page is (spec §7). */
import { payloadOf } from '../../contract/facts/payload.ts';

/** Longer than this (milliseconds), a page does not wait for its data: the list asks for it itself. */
const longestWait = 2000;

const kept = new Map<string, Promise<unknown>>();

async function fetchPayload(page: string): Promise<unknown> {
  const response = await fetch(payloadOf(page), { signal: AbortSignal.timeout(longestWait) });
  return response.ok ? response.json() : null;
}

/** Fetches the data of a page once, and keeps it until it is taken. Never rejects: without it, the page asks for its data itself. */
export async function loadPayload(page: string): Promise<void> {
  const known = kept.get(page) ?? fetchPayload(page).catch(() => null);
  kept.set(page, known);
  if ((await known) === null) kept.delete(page);
}

/** The data that was fetched for a page, as it came; null when there is none. Who takes it has it alone. */
export async function takePayload(page: string): Promise<unknown> {
  const payload = kept.get(page) ?? null;
  kept.delete(page);
  return payload;
}
