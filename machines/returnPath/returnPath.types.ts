export type ReturnPathEvent =
  /** HTTP 401: the path is saved, and /login opens. `href` is the page on screen. */
  | { type: 'login.needed'; href: string }
  /** Code 20001: the path is saved, and the dialog opens. `refresh`: the page on screen is refreshed after the sign-in. */
  | { type: 'signIn.required'; href: string; refresh: boolean }
  /** After a sign-in on the page: go to the saved path, or to /. */
  | { type: 'return.requested' }
  | { type: 'back.requested' }
  /** No sign-in is in progress: the dialog or /login has been left. */
  | { type: 'signIn.ended'; signedIn: boolean }
  | { type: 'session.changed'; who: 'visitor' | 'user' };

export type ReturnPathEmitted = { type: 'auth.wanted' };

/** What the chart asks of the navigation that invokes it. `href` is null when no path is saved. */
export type ReturnPathReport = { type: 'login.due' } | { type: 'return.due'; href: string | null } | { type: 'refresh.due' };

/** `refresh`: the page on screen is due to be refreshed as soon as the user is known. */
export type ReturnPathContext = { refresh: boolean };

export type ReturnPathTypes = { context: ReturnPathContext; events: ReturnPathEvent; emitted: ReturnPathEmitted };
