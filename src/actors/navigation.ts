import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { NavigationServices } from '../../machines/navigation/navigation.actors.ts';
import { goBackToOurs, keptPlace, onTraverse, pushEntry, replaceEntry } from '../platform/entries.ts';
import { NotLoaded, reasonOfLoss } from '../platform/reason.ts';
import { sessionStore } from '../platform/storage.ts';
import type { Pages } from '../routing/pages.ts';

const here = () => location.pathname + location.search + location.hash;

/** `appMiddleware` names checks that a page must pass before it loads (spec §7). */
type RouteRule = { redirect?: string; appMiddleware?: readonly string[] };
type RouteRules = { routeRules?: Record<string, RouteRule> };
let rules: Promise<RouteRules> | null = null;

const buildId = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

/** The manifest of this build, requested once and again after a failure (spec §7, §8). */
async function manifest(): Promise<RouteRules> {
  // Imported on demand: the first page needs no rules.
  rules ??= import('../platform/json.ts')
    .then(({ readJson }) => readJson(`/builds/meta/${buildId()}.json`) as Promise<RouteRules>)
    .catch((problem: unknown) => {
      rules = null;
      console.warn('[nuxt] Error fetching app manifest.', problem);
      return {};
    });
  return rules;
}

/** The new page slides in from slightly below; with reduced motion it fades in. */
function enterPage(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('content')?.animate?.([{ opacity: 0, ...(!isCalm && { transform: 'translateY(8px)' }) }, {}], {
    duration: 200,
    easing: 'cubic-bezier(.16,1,.3,1)',
  });
}

/**
 * The focus follows to the new page, unless it is in the shell around it or already in the page. A link of the footer would keep it far
 * below the top, and the next Tab would leave from there.
 */
function focusPage(): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest('footer'))
    document.getElementById('content')?.focus({ preventScroll: true });
}

/** Scrolls to where the page was left, and follows while it grows, until it is there or the person scrolls. */
async function scrollBackTo(top: number, signal: AbortSignal): Promise<void> {
  const page = document.documentElement;
  const isThere = () => {
    window.scrollTo(0, top);
    return page.scrollHeight - window.innerHeight >= top;
  };
  if (isThere()) return;
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    const growth = new ResizeObserver(() => isThere() && resolve());
    growth.observe(document.body);
    for (const gesture of ['wheel', 'touchmove', 'keydown'])
      window.addEventListener(gesture, () => resolve(), { signal: done.signal, passive: true });
    signal.addEventListener('abort', () => resolve(), { signal: done.signal });
    done.signal.addEventListener('abort', () => growth.disconnect());
  });
  done.abort();
}

/** The rule of a path: its own, or that of every page whose last name is a model's. */
const ruleOf = ({ routeRules = {} }: RouteRules, path: string): RouteRule =>
  routeRules[path] ?? routeRules[path.replace(/[^/]+$/, '{model}')] ?? {};

/** `pages` is injected by the application, which knows the routes. */
export const navigationServices = (pages: Pick<Pages, 'load' | 'loadMissing' | 'passes'>): NavigationServices => ({
  async lookUpRule(path) {
    const { redirect = null, appMiddleware = [] } = ruleOf(await manifest(), path);
    return { redirect, isRefused: !pages.passes(appMiddleware, path) };
  },
  loadPage: (href) =>
    pages.load(href).catch(async (cause: unknown) => {
      throw new NotLoaded(await reasonOfLoss(), { cause });
    }),
  loadMissing: pages.loadMissing,
  commitLocation(href, replace) {
    if (href === here()) return;
    if (replace) replaceEntry(href);
    else pushEntry(href);
  },
  async scrollPage(hash, isReturn, signal) {
    await new Promise((painted) => requestAnimationFrame(painted));
    const place = isReturn ? keptPlace() : null;
    if (place !== null) {
      focusPage();
      enterPage();
      return scrollBackTo(place, signal);
    }
    const target = hash ? document.getElementById(decodeURIComponent(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (!target) {
      focusPage();
      enterPage();
    }
    return undefined;
  },
  leaveSite: (href) => location.assign(href),
  savePath: (href) => sessionStore.set(storageKeys.fromFullPath, href),
  takeSavedPath() {
    const path = sessionStore.get(storageKeys.fromFullPath);
    sessionStore.remove(storageKeys.fromFullPath);
    return path;
  },
  goBack: goBackToOurs,
  onTraverse: (listener) => onTraverse(() => listener(here())),
});
