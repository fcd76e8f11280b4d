import { siteFacts as siteCall } from '../../contract/structs/calls/users.ts';
import { codes } from '../../contract/facts/codes.ts';
import { credits } from '../../contract/facts/constants.ts';
import type { Infer } from '../../contract/structs/schema.ts';

export type SiteFacts = Infer<typeof siteCall.data>;

const unknown: SiteFacts = {
  url: '',
  googleClientId: null,
  analytics: null,
  chatWidget: null,
  currency: 'USD',
  stripeKey: null,
  payments: null,
  mailbox: false,
  dailyCredits: credits.daily,
};

let facts: Promise<SiteFacts> | null = null;
let known = unknown;
const listeners = new Set<() => void>();

/** What is known by now; the usual until the server has answered. */
export const knownFacts = (): SiteFacts => known;
/** What is said of a site until its server has answered. */
export const usualFacts = (): SiteFacts => unknown;

/** Calls back when the server has answered. Returns the way to stop. */
export function onSiteFacts(listener: () => void): () => void {
  listeners.add(listener);
  void siteFacts();
  return () => listeners.delete(listener);
}

/** What this installation has switched on, read at start; while a page is prerendered, or the server is silent, nothing is. */
export function siteFacts(): Promise<SiteFacts> {
  facts ??= typeof window === 'undefined' ? Promise.resolve(unknown) : ask();
  return facts;
}

async function ask(): Promise<SiteFacts> {
  try {
    const { callApi } = await import('./api.ts');
    const { code, data } = await callApi(siteCall);
    known = code === codes.success && data ? data : unknown;
    for (const listener of listeners) listener();
    return known;
  } catch {
    facts = null;
    return unknown;
  }
}
