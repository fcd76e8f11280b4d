import type { siteFacts as siteCall } from '../../contract/structs/calls/users.ts';
import type { Infer } from '../../contract/structs/schema.ts';

/** What this installation is set to. */
export type SiteFacts = Infer<typeof siteCall.data>;

let facts: Promise<SiteFacts | null> | null = null;
let known: SiteFacts | null = null;
const listeners = new Set<() => void>();

/** What is known by now; null until the server has answered. */
export const knownFacts = (): SiteFacts | null => known;

/** Calls back when the server has answered. Returns the way to stop. */
export function onSiteFacts(listener: () => void): () => void {
  listeners.add(listener);
  void siteFacts();
  return () => listeners.delete(listener);
}

/** What the server says, asked once; null while a page is prerendered, or when the server is silent, which is asked again next time. */
export function siteFacts(): Promise<SiteFacts | null> {
  facts ??= typeof window === 'undefined' ? Promise.resolve(null) : ask();
  return facts;
}

async function ask(): Promise<SiteFacts | null> {
  try {
    // With the structs, which a page does without until then.
    known = await (await import('./site-call.ts')).askSite();
    for (const listener of listeners) listener();
    return known;
  } catch {
    facts = null;
    return null;
  }
}
