import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { times } from '../../contract/facts/times.ts';
import type { Time } from '../kit/time.ts';
import type { FreshnessEvent } from './freshness.types.ts';

/** What a tab stores about its reloads. */
export type ReloadMemory = { readonly at: number; readonly builds: readonly string[] };

export type FreshnessServices = {
  time: Time;
  /** Fetches `builds/latest.json`, bypassing every cache. */
  fetchLatestBuild(signal: AbortSignal): Promise<{ id: string }>;
  /** The stored reload of this tab, which survives the reload; null when it never reloaded or storage fails. */
  recallReloads(): ReloadMemory | null;
  rememberReloads(memory: ReloadMemory): void;
  /** Reloads the current page, or loads the given address of this site. */
  reload(href: string | null): void;
};

/**
 * Fetches the latest build, reloads, and reports when a tab becomes active. A reload is granted once per build, and not within
 * `times.reloadGuard` milliseconds of the last one (spec §4).
 */
export const freshnessActors = (services: FreshnessServices) => ({
  fetchLatestBuild: fromPromise<{ id: string }>(({ signal }) => services.fetchLatestBuild(signal)),
  claimReload: fromPromise<{ granted: boolean }, { build: string }>(async ({ input }) => {
    const memory = services.recallReloads();
    const now = services.time.now();
    const isTooSoon = memory !== null && now - memory.at < times.reloadGuard;
    if (isTooSoon || memory?.builds.includes(input.build)) return { granted: false };
    services.rememberReloads({ at: now, builds: [...(memory?.builds ?? []), input.build] });
    // A reload that was not stored could not prevent a loop.
    return { granted: services.recallReloads()?.builds.includes(input.build) ?? false };
  }),
  reloadPage: fromPromise<void, { href: string | null }>(async ({ input }) => services.reload(input.href)),
  watchTab: fromCallback<EventObject>(({ sendBack }) =>
    services.time.onWake(() => sendBack({ type: 'tab.returned' } satisfies FreshnessEvent)),
  ),
});
