/** Loads the code and copy of a page before it is shown, so that a change of page never flashes an empty one. */
import { splitLocale } from '../../contract/facts/locales.ts';
import { loadWords } from '../platform/words.ts';
import { missingRoute, routeOf, type Page } from './routes.ts';

const loaded = new Map<string, Page>();
/** At once (spec §9). */
const preloadLimit = 4;
let preloads = 0;

/**
 * What a page needs to be taken over as it was prerendered; its later parts follow by themselves. `href` is a path of our own, locale
 * prefix included. Throws when a chunk does not load.
 */
export async function loadOutline(href: string): Promise<{ found: boolean; page: Page }> {
  const { locale, path } = splitLocale(new URL(href, 'https://site.invalid').pathname);
  const route = routeOf(path) ?? missingRoute;
  const parts = [route.load(), loadWords(locale, route.namespaces), route.prepare?.(path, locale) ?? Promise.resolve()] as const;
  // A failure is told once all have come or not: none is left to fail alone.
  await Promise.allSettled(parts);
  const [module] = await Promise.all(parts);
  loaded.set(route.path, module.default);
  return { found: route !== missingRoute, page: module.default };
}

/** The whole of a page. */
export async function loadPage(href: string): Promise<{ found: boolean }> {
  const { found, page } = await loadOutline(href);
  await Promise.all(page.parts?.map((part) => part.load()) ?? []);
  return { found };
}

/** Whether code is being fetched that nobody has pressed for. */
export const isPreloading = (): boolean => preloads > 0;

/** Fetches a page on intent (hover, focus); at most `preloadLimit` at once. A failure waits for the press. */
export function preloadPage(href: string): void {
  if (preloads >= preloadLimit) return;
  preloads += 1;
  loadPage(href)
    .catch(() => undefined)
    .finally(() => {
      preloads -= 1;
    });
}

/** The page of a path; `loadPage` must have come before. */
export function loadedPage(path: string): Page {
  const page = loaded.get((routeOf(path) ?? missingRoute).path);
  if (!page) throw new Error(`The page ${path} was not loaded`);
  return page;
}

/** The 404 page, loaded when a page's own validation fails. */
export const loadMissing = async (): Promise<void> => {
  loaded.set(missingRoute.path, (await missingRoute.load()).default);
};
