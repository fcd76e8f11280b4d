/** What a job shows once it is submitted: no form needs it before, so it loads when the page has started. */
import { deferred } from '../../../platform/deferred.tsx';

export const Result = deferred(async () => (await import('./result.tsx')).Result);
export const Failed = deferred(async () => (await import('./failed.tsx')).Failed);
export const Working = deferred(async () => (await import('./working.tsx')).Working);
export const Removed = deferred(async () => (await import('./removed.tsx')).Removed);

/** Loads them all. Throws when a chunk fails to load. */
export const loadResults = () => Promise.all([Result.load(), Failed.load(), Working.load(), Removed.load()]);
