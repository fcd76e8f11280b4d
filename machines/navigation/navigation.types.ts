import type { Locale } from '../../contract/facts/locales.ts';
import type { Reason } from '../kit/notice.ts';
import type { ReturnPathReport } from '../returnPath/returnPath.types.ts';

/** The target of a navigation. `href` is a path on this site with query and hash, locale prefix included: `/fr/pricing?tab=year#packs`. */
export type Destination = {
  readonly href: string;
  /** Replaces the history entry instead of adding one. */
  readonly replace: boolean;
  /** `history`: the browser has already changed the address, by back or forward. */
  readonly by: 'link' | 'history';
  /** Whether a check that the route rule names has refused the page. */
  readonly isRefused?: boolean;
  /** Whether the page exists, once that is known. */
  readonly found?: boolean;
};

export type NavigationContext = {
  /** Address of the page on screen, on this site. */
  href: string;
  /** Whether the page exists; otherwise the 404 page is shown at its address. */
  found: boolean;
  /** The target of the navigation in progress. */
  pending: Destination | null;
  /** Why the page that was asked for did not load; null until one did not. */
  reason: Reason | null;
  /** Redirects followed in this navigation, which are limited so that a loop ends. */
  redirects: number;
};

/** The first page as the server sent it, found or not; `isReturn`: after a reload, or by back or forward from another site. */
export type NavigationInput = { href: string; found: boolean; isReturn: boolean };

export type NavigationEvent =
  | { type: 'navigation.requested'; href: string; replace?: boolean }
  /** Back or forward. */
  | { type: 'history.traversed'; href: string }
  /** The user retries the page that failed to load. */
  | { type: 'navigation.retried' }
  /** HTTP 401: go to /login. */
  | { type: 'login.needed' }
  /** Code 20001: the full path is saved and the dialog opens. `refresh`: nothing else continues after the sign-in, so the page is refreshed. */
  | { type: 'signIn.required'; refresh?: boolean }
  | ReturnPathReport;

export type NavigationEmitted =
  | { type: 'page.entered'; href: string; section: string }
  /** A page is on screen, the first one included; `path` is without locale prefix, and empty when there's no such page. */
  | { type: 'page.shown'; path: string; locale: Locale }
  /** The query of a page that was opened; a switch of the language opens no other page. `query` is without the `?`; `isReturn`: the page was open before. */
  | { type: 'query.given'; path: string; query: string; isReturn: boolean }
  /** The address has changed, its hash included. */
  | { type: 'address.changed'; href: string }
  | { type: 'history.traversed' }
  /** A page chunk failed to load: the preload-error event of spec §8. */
  | { type: 'chunk.failed'; href: string };

/** Where a page scrolls: to its hash or its top; with `isReturn` to where it was left. */
export type Scroll = { hash: string | null; isReturn: boolean };

/** The redirect of a route rule, null when there is none, and whether a check that it names has refused the page. */
export type Rule = { redirect: string | null; isRefused: boolean };

export type NavigationTypes = {
  context: NavigationContext;
  events: NavigationEvent;
  emitted: NavigationEmitted;
  input: NavigationInput;
  children: { returnPath: 'returnPath' };
  tags: 'travelling' | 'failed';
};
