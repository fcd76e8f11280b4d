/** Loads the code and copy of a page before it is shown, so that navigation never shows an empty page. */
import { localePath, splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { loadPayload } from '../platform/payload.ts';
import { loadWords } from '../platform/words.ts';
import type { Pages } from '../routing/pages.ts';
import { missingRoute, passes, routeOf, type Route } from '../routing/routes.ts';
import { codeOf, type Page } from './pages.ts';

const loaded = new Map<string, Page>();
/** Maximum number of concurrent preloads (spec §9). */
const preloadLimit = 4;
let preloads = 0;

async function loadToolCopy({ copyOf }: Route, locale: Locale): Promise<void> {
  if (copyOf === undefined) return;
  const { loadCopy } = await import('../platform/tool-words.ts');
  await loadCopy(copyOf, locale);
}

/**
 * Loads what hydrating a prerendered page needs; its deferred parts load on their own. `href` is a path on this site, locale prefix
 * included. Throws when a chunk fails to load.
 */
export async function loadOutline(href: string): Promise<{ found: boolean; page: Page }> {
  const { locale, path } = splitLocale(new URL(href, 'https://site.invalid').pathname);
  const route = routeOf(path) ?? missingRoute;
  const parts = [codeOf[route.page](), loadWords(locale, route.namespaces), loadToolCopy(route, locale)] as const;
  // Throws only after every part has settled, so that no rejection goes unhandled.
  await Promise.allSettled(parts);
  const [module] = await Promise.all(parts);
  loaded.set(route.path, module.default);
  return { found: route !== missingRoute, page: module.default };
}

/** Loads a page with its deferred parts; `found` is false when its own validation fails. Throws when a chunk fails to load. */
export async function loadPage(href: string): Promise<{ found: boolean }> {
  const { found, page } = await loadOutline(href);
  const { locale, path } = splitLocale(new URL(href, 'https://site.invalid').pathname);
  await Promise.all(page.parts?.(path).map((part) => part.loadWhole(locale)) ?? []);
  return { found };
}

/** Loads a page with its data, for a navigation. */
async function loadWithData(href: string): Promise<{ found: boolean }> {
  const { locale, path } = splitLocale(new URL(href, 'https://site.invalid').pathname);
  const route = routeOf(path);
  const [loading] = await Promise.all([loadPage(href), route?.hasPayload ? loadPayload(localePath(locale, route.path)) : undefined]);
  return loading;
}

/** Preloads a page on intent (hover, focus), at most `preloadLimit` at once. An error is ignored here and shows on the click. */
function preloadPage(href: string): void {
  if (preloads >= preloadLimit) return;
  preloads += 1;
  loadWithData(href)
    .catch(() => undefined)
    .finally(() => {
      preloads -= 1;
    });
}

/** The page loader, injected into the actors and the links. */
export const pages: Pages = {
  load: loadWithData,
  loadMissing: (href) => loadMissing(splitLocale(new URL(href, 'https://site.invalid').pathname).locale),
  passes: (checks, path) => passes(checks, splitLocale(path).path),
  preload: preloadPage,
  isPreloading: () => preloads > 0,
};

/** The loaded page of a path; call `loadPage` first. */
export function loadedPage(path: string): Page {
  const page = loaded.get((routeOf(path) ?? missingRoute).path);
  if (!page) throw new Error(`The page ${path} was not loaded`);
  return page;
}

/** The 404 page, loaded when a page's own validation fails. */
export async function loadMissing(locale: Locale): Promise<void> {
  const [module] = await Promise.all([codeOf['/404'](), loadWords(locale, missingRoute.namespaces)]);
  loaded.set(missingRoute.path, module.default);
}
