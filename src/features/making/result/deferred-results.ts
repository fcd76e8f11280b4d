/** What a job shows once it is submitted: no form needs it before, so it loads with its copy when the page has started. */
import { splitLocale } from '../../../../contract/facts/locales.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { loadWords } from '../../../platform/words.ts';

/** Loads a module, and the copy of jobs. */
export async function withJobWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadWords(splitLocale(location.pathname).locale, ['job'])]);
  return module;
}

export const Result = deferred(async () => (await withJobWords(() => import('./result.tsx'))).Result);
export const Failed = deferred(async () => (await withJobWords(() => import('./failed.tsx'))).Failed);
export const Working = deferred(async () => (await withJobWords(() => import('./working.tsx'))).Working);
export const Removed = deferred(async () => (await withJobWords(() => import('./removed.tsx'))).Removed);

/** Loads them all. Throws when a chunk fails to load. */
export const loadResults = () => Promise.all([Result.load(), Failed.load(), Working.load(), Removed.load()]);
