import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import type { Time } from '../kit/time.ts';
import type { FreshnessEvent } from './freshness.types.ts';

/** What a tab remembers of its reloads. */
export type ReloadMemory = { readonly at: number; readonly builds: readonly string[] };

export type FreshnessServices = {
  time: Time;
  /** `builds/latest.json`, past every cache. */
  fetchLatestBuild(signal: AbortSignal): Promise<{ id: string }>;
  /** What this tab remembers, in a place that survives its reload; null when it never reloaded, or cannot remember. */
  recallReloads(): ReloadMemory | null;
  rememberReloads(memory: ReloadMemory): void;
  /** Loads the page on screen anew, or this address of our own. */
  reload(href: string | null): void;
};

/**
 * Asks the site for its build, reloads, and says when a tab comes to life. A reload is granted once per build, and not within
 * `times.reloadGuard` milliseconds (spec §4).
 */
export const freshnessActors = (services: FreshnessServices) => ({
  fetchLatestBuild: fromPromise<{ id: string }>(({ signal }) => services.fetchLatestBuild(signal)),
  claimReload: fromPromise<{ granted: boolean }, { build: string }>(async ({ input }) => {
    const memory = services.recallReloads();
    const now = services.time.now();
    const isTooSoon = memory !== null && now - memory.at < times.reloadGuard;
    if (isTooSoon || memory?.builds.includes(input.build)) return { granted: false };
    services.rememberReloads({ at: now, builds: [...(memory?.builds ?? []), input.build] });
    // What was not kept could not stop a loop.
    return { granted: services.recallReloads()?.builds.includes(input.build) ?? false };
  }),
  reloadPage: fromPromise<void, { href: string | null }>(async ({ input }) => services.reload(input.href)),
  watchTab: fromCallback<EventObject>(({ sendBack }) =>
    services.time.onWake(() => sendBack({ type: 'tab.returned' } satisfies FreshnessEvent)),
  ),
});
