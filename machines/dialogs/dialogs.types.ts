/** The modal dialogs of the shell (spec §2). Small overlays inside a page are not included. */
export const dialogNames = ['login', 'payment', 'credits', 'pricing', 'invite', 'dailyReward', 'explore', 'menu'] as const;
export type DialogName = (typeof dialogNames)[number];

export type DialogsContext = {
  /** The dialog on screen. */
  current: DialogName | null;
  /** The dialog that was last said to be on screen. */
  shown: DialogName | null;
  /** The queue of dialogs to show next. */
  waiting: readonly DialogName[];
  /** The person's local date at the last sign-in, `2026-11-21`. */
  today: string | null;
  /** The pricing dialog is due after the credits dialog. */
  pricingOwed: boolean;
};

export type DialogsEvent =
  | { type: 'dialog.requested'; dialog: DialogName }
  /** Without a name, the dialog on screen. */
  | { type: 'dialog.closed'; dialog?: DialogName }
  /** A sign-in makes the credits dialog due, once a day. */
  | { type: 'creditsDialog.due' }
  | { type: 'pricingDialog.due' }
  /** Set the session flag for the next page. */
  | { type: 'pricingFlag.due' }
  /** A page was entered by a link or by loading. */
  | { type: 'page.entered' }
  /** The person navigated back or forward. */
  | { type: 'history.traversed' };

/** The person's local date, and the date on which the credits dialog was last shown; null when it never was. */
export type CreditsDay = { readonly today: string; readonly shownOn: string | null };

export type DialogsEmitted =
  /** Tells the charts behind these dialogs that they were closed. */
  | { type: 'dialogs.left'; dialogs: readonly DialogName[] }
  /** The dialog that came on screen; null when the last one left it. */
  | { type: 'dialog.shown'; dialog: DialogName | null };

export type DialogsTypes = { context: DialogsContext; events: DialogsEvent; emitted: DialogsEmitted };
