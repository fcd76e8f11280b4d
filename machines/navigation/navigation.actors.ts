import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { NavigationEvent } from './navigation.types.ts';

export type NavigationServices = {
  /** Where the rules of this build (`builds/meta/{id}.json`) send a path, locale prefix included; null when they leave it alone. */
  lookUpRule(path: string, signal: AbortSignal): Promise<string | null>;
  /** Loads the page's code and copy, and runs its own validation. Throws when a chunk does not load. */
  loadPage(href: string, signal: AbortSignal): Promise<{ found: boolean }>;
  /** Makes this the address of the window; does nothing when it is already. */
  commitLocation(href: string, replace: boolean): void;
  /** To the element of this id, or to the top. */
  scrollPage(hash: string | null): Promise<void>;
  leaveSite(href: string): void;
  savePath(href: string): void;
  /** Reads and clears the session key fromFullPath. */
  takeSavedPath(): string | null;
  /** False when there is no page before this one. */
  goBack(): boolean;
  /** Calls back with the new address when the person goes back or forward. Returns the way to stop. */
  onTraverse(listener: (href: string) => void): () => void;
};

/** The window and its history, the rules of routes, and the path that a sign-in returns to. */
export const navigationActors = (services: NavigationServices) => ({
  lookUpRule: fromPromise<{ redirect: string | null }, { path: string }>(async ({ input, signal }) => ({
    redirect: await services.lookUpRule(input.path, signal),
  })),
  loadPage: fromPromise<{ found: boolean }, { href: string }>(({ input, signal }) => services.loadPage(input.href, signal)),
  commitLocation: fromPromise<void, { href: string; replace: boolean }>(async ({ input }) =>
    services.commitLocation(input.href, input.replace),
  ),
  scrollPage: fromPromise<void, { hash: string | null }>(({ input }) => services.scrollPage(input.hash)),
  leaveSite: fromPromise<void, { href: string }>(async ({ input }) => services.leaveSite(input.href)),
  savePath: fromPromise<void, { href: string }>(async ({ input }) => services.savePath(input.href)),
  takeSavedPath: fromPromise<{ href: string | null }>(async () => ({ href: services.takeSavedPath() })),
  goBack: fromPromise<{ went: boolean }>(async () => ({ went: services.goBack() })),
  watchHistory: fromCallback<EventObject>(({ sendBack }) =>
    services.onTraverse((href) => sendBack({ type: 'history.traversed', href } satisfies NavigationEvent)),
  ),
});
