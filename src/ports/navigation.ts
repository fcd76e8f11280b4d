import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { NavigationServices } from '../../machines/navigation/navigation.actors.ts';
import { sessionStore } from '../platform/storage.ts';

const here = () => location.pathname + location.search + location.hash;

type RouteRules = { routeRules?: Record<string, { redirect?: string }> };
let rules: Promise<RouteRules> | null = null;

const buildId = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

/** The manifest of this build, requested once and again after a failure (spec §7, §8). */
async function manifest(): Promise<RouteRules> {
  rules ??= fetch(`/builds/meta/${buildId()}.json`)
    .then((response) => (response.ok ? (response.json() as Promise<RouteRules>) : Promise.reject(new Error(`status ${response.status}`))))
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

/** `loadPage` is injected by the application, which knows the routes. */
export const navigationServices = (loadPage: NavigationServices['loadPage']): NavigationServices => ({
  lookUpRule: async (path) => (await manifest()).routeRules?.[path]?.redirect ?? null,
  loadPage,
  commitLocation(href, replace) {
    if (href === here()) return;
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  },
  async scrollPage(hash) {
    await new Promise((painted) => requestAnimationFrame(painted));
    const target = hash ? document.getElementById(decodeURIComponent(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (!target) enterPage();
  },
  leaveSite: (href) => location.assign(href),
  savePath: (href) => sessionStore.set(storageKeys.fromFullPath, href),
  takeSavedPath() {
    const path = sessionStore.get(storageKeys.fromFullPath);
    sessionStore.remove(storageKeys.fromFullPath);
    return path;
  },
  goBack() {
    if (history.length <= 1) return false;
    history.back();
    return true;
  },
  onTraverse(listener) {
    const hear = () => listener(here());
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  },
});
