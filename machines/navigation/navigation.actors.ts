import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { returnPathActors, type ReturnPathServices } from '../returnPath/returnPath.actors.ts';
import { returnPathMachine } from '../returnPath/returnPath.machine.ts';
import type { NavigationEvent, Rule, Scroll } from './navigation.types.ts';

export type NavigationServices = ReturnPathServices & {
  /** The rule of this build for a path with its locale prefix (`builds/meta/{id}.json`), its checks run. */
  lookUpRule(path: string, signal: AbortSignal): Promise<Rule>;
  /** Loads the page's code and copy, and runs its own validation. Throws when a chunk fails to load. */
  loadPage(href: string, signal: AbortSignal): Promise<{ found: boolean }>;
  /** Loads the 404 page in the language of this address. Throws when a chunk fails to load. */
  loadMissing(href: string): Promise<void>;
  /** Sets the window's address; does nothing when it already matches. */
  commitLocation(href: string, replace: boolean): void;
  /**
   * Scrolls to the element with this id, or to the top; with `isReturn` to where the page was left. Resolves when the page is there, which
   * it never is when it stays shorter.
   */
  scrollPage(hash: string | null, isReturn: boolean, signal: AbortSignal): Promise<void>;
  leaveSite(href: string): void;
  /** Calls back with the new address when the user navigates back or forward. Returns the unsubscribe function. */
  onTraverse(listener: (href: string) => void): () => void;
};

/** Actors for the window and its history, the route rules, and the path to return to after a sign-in. */
export const navigationActors = (services: NavigationServices) => ({
  lookUpRule: fromPromise<Rule, { path: string }>(({ input, signal }) => services.lookUpRule(input.path, signal)),
  loadPage: fromPromise<{ found: boolean }, { href: string; isRefused: boolean }>(async ({ input, signal }) => {
    if (!input.isRefused) return services.loadPage(input.href, signal);
    await services.loadMissing(input.href);
    return { found: false };
  }),
  commitLocation: fromPromise<void, { href: string; replace: boolean }>(async ({ input }) =>
    services.commitLocation(input.href, input.replace),
  ),
  scrollPage: fromPromise<void, Scroll>(({ input, signal }) => services.scrollPage(input.hash, input.isReturn, signal)),
  leaveSite: fromPromise<void, { href: string }>(async ({ input }) => services.leaveSite(input.href)),
  returnPath: returnPathMachine.provide({ actors: returnPathActors(services) }),
  watchHistory: fromCallback<EventObject>(({ sendBack }) =>
    services.onTraverse((href) => sendBack({ type: 'history.traversed', href } satisfies NavigationEvent)),
  ),
});
