import type { SiteFacts } from './site-call.ts';

let facts: Promise<SiteFacts | null> | null = null;
let known: SiteFacts | null = null;
const listeners = new Set<() => void>();

/** The settings loaded so far; null until the server has answered. */
export const knownFacts = (): SiteFacts | null => known;

/** Calls back when the server has answered. Returns the unsubscribe function. */
export function onSiteFacts(listener: () => void): () => void {
  listeners.add(listener);
  void siteFacts();
  return () => listeners.delete(listener);
}

/** The settings, requested once; null during prerendering, and when the server does not answer, in which case the next call retries. */
export function siteFacts(): Promise<SiteFacts | null> {
  facts ??= typeof window === 'undefined' ? Promise.resolve(null) : ask();
  return facts;
}

/** Reads the settings again: one of them is not as it was shown. The known ones stay until then. */
export function refreshSite(): void {
  facts = ask();
}

async function ask(): Promise<SiteFacts | null> {
  try {
    // Imported on demand: it brings the structs, which a page does not need until then.
    known = await (await import('./site-call.ts')).askSite();
    for (const listener of listeners) listener();
    return known;
  } catch {
    facts = null;
    return null;
  }
}
