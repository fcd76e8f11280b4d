/** The modal dialogs of the shell (spec §2). Small overlays inside a page are not included. */
export const dialogNames = ['login', 'payment', 'credits', 'shortage', 'pricing', 'invite', 'dailyReward', 'explore', 'menu'] as const;
export type DialogName = (typeof dialogNames)[number];

export type DialogsContext = {
  /** The requested dialogs in the order in which they are shown. */
  queue: readonly DialogName[];
  /** The user's local date at the last sign-in, `2026-11-21`. */
  today: string | null;
  /** The cost, in credits, that the balance did not cover at the last submit; null before. */
  short: number | null;
};

export type DialogsEvent =
  | { type: 'dialog.requested'; dialog: DialogName }
  /** Without a name, the open dialog. */
  | { type: 'dialog.closed'; dialog?: DialogName }
  /** The balance does not cover the cost of a submit. */
  | { type: 'credits.short'; cost: number }
  /** A sign-in makes the credits dialog due, once a day. */
  | { type: 'creditsDialog.due' }
  | { type: 'pricingDialog.due' }
  /** Set the session flag for the next page. */
  | { type: 'pricingFlag.due' }
  /** A page was entered by a link or by loading. */
  | { type: 'page.entered' }
  /** The user navigated back or forward. */
  | { type: 'history.traversed' };

/** The user's local date, and the date on which the credits dialog was last shown; null when it never was. */
export type CreditsDay = { readonly today: string; readonly shownOn: string | null };

export type DialogsEmitted =
  /** These dialogs were closed, open or queued. */
  | { type: 'dialogs.left'; dialogs: readonly DialogName[] }
  /** The dialog that opened; null when the last one was closed. */
  | { type: 'dialog.shown'; dialog: DialogName | null };

export type DialogsTypes = { context: DialogsContext; events: DialogsEvent; emitted: DialogsEmitted };
