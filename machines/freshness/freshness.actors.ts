import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Time } from '../kit/time.ts';
import type { FreshnessEvent, ReloadMemory, Survey, Work } from './freshness.types.ts';

export type FreshnessServices = {
  time: Time;
  /** Fetches `builds/latest.json`, bypassing every cache. */
  fetchLatestBuild(signal: AbortSignal): Promise<{ id: string }>;
  /** What a reload would lose now. */
  findWork(): readonly Work[];
  /** The stored reload of this tab, which survives the reload; null when it never reloaded or storage fails. */
  recallReloads(): ReloadMemory | null;
  rememberReloads(memory: ReloadMemory): void;
  /** Reloads the current page, or loads the given address of this site. */
  reload(href: string | null): void;
};

/** Fetches the latest build, surveys the tab, stores its reloads, reloads it, and reports when it becomes active. */
export const freshnessActors = (services: FreshnessServices) => ({
  fetchLatestBuild: fromPromise<{ id: string }>(({ signal }) => services.fetchLatestBuild(signal)),
  surveyTab: fromPromise<Survey>(async () => ({
    now: services.time.now(),
    work: services.findWork(),
    reloads: services.recallReloads(),
  })),
  /** Whether it is stored: a reload that was not stored could not prevent a loop. */
  rememberReload: fromPromise<{ isKept: boolean }, ReloadMemory>(async ({ input }) => {
    services.rememberReloads(input);
    return { isKept: services.recallReloads()?.at === input.at };
  }),
  reloadPage: fromPromise<void, { href: string | null }>(async ({ input }) => services.reload(input.href)),
  watchTab: fromCallback<EventObject>(({ sendBack }) =>
    services.time.onWake(() => sendBack({ type: 'tab.returned' } satisfies FreshnessEvent)),
  ),
});
