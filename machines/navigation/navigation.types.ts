/** Where the person wants to go. `href` is a path of our own with query and hash, locale prefix included: `/fr/pricing?tab=year#packs`. */
export type Destination = {
  readonly href: string;
  /** The entry in the history is replaced, not added. */
  readonly replace: boolean;
  /** The browser has changed the address already: back, forward. */
  readonly by: 'link' | 'history';
  /** Whether there is such a page, once that is known. */
  readonly found?: boolean;
};

export type NavigationContext = {
  /** The page on screen, as an address of our own. */
  href: string;
  /** Whether there is such a page; otherwise the 404 page shows at its address. */
  found: boolean;
  /** The section key of spec §4. */
  section: string;
  /** Where the way leads while it is not there yet. */
  pending: Destination | null;
  /** Redirections followed on this way; a loop of rules ends. */
  redirects: number;
  /** Whether the sign-in that is asked for wants the page loaded anew (20001). */
  refresh: boolean;
};

/** What the first page is: the server has sent it, found or not. */
export type NavigationInput = { href: string; found: boolean };

export type NavigationEvent =
  | { type: 'navigation.requested'; href: string; replace?: boolean }
  /** Back or forward. */
  | { type: 'history.traversed'; href: string }
  /** The page that failed to load is tried again. */
  | { type: 'navigation.retried' }
  /** HTTP 401: to /login. */
  | { type: 'login.needed' }
  /** Code 20001: the full path is saved and the dialog opens. */
  | { type: 'signIn.required'; refresh: boolean }
  /** After a sign-in on the page: to the saved path, or to /. */
  | { type: 'return.requested' }
  | { type: 'back.requested' };

export type NavigationEmitted =
  | { type: 'page.entered'; href: string; section: string }
  | { type: 'history.traversed' }
  /** A page chunk did not load: the preload-error event of spec §8. */
  | { type: 'chunk.failed'; href: string }
  | { type: 'auth.wanted'; refresh: boolean };

/** Where a rule of the route sends the person; null where there is none. */
export type Rule = { redirect: string | null };

export type NavigationTypes = {
  context: NavigationContext;
  events: NavigationEvent;
  emitted: NavigationEmitted;
  input: NavigationInput;
  tags: 'travelling';
};
