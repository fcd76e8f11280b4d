/** The modal dialogs of the shell (spec §2). Small overlays of a page are not among them. */
export const dialogNames = ['login', 'payment', 'credits', 'pricing', 'invite', 'dailyReward', 'explore', 'menu'] as const;
export type DialogName = (typeof dialogNames)[number];

export type DialogsContext = {
  /** The one on screen. */
  current: DialogName | null;
  /** What shows next when it closes, first one first. */
  waiting: readonly DialogName[];
  /** A sign-in also owes the pricing dialog, after the credits dialog has had its turn. */
  pricingOwed: boolean;
};

export type DialogsEvent =
  | { type: 'dialog.requested'; dialog: DialogName }
  /** Without a name: whichever is on screen. */
  | { type: 'dialog.closed'; dialog?: DialogName }
  /** A sign-in owes the credits dialog, once a day. */
  | { type: 'creditsDialog.due' }
  | { type: 'pricingDialog.due' }
  /** The session flag is to be set, for the next page to find. */
  | { type: 'pricingFlag.due' }
  /** A page has come, by a link or by loading. */
  | { type: 'page.entered' }
  /** The person went back or forward. */
  | { type: 'history.traversed' };

/** Tells the charts behind these dialogs that they are no longer wanted. */
export type DialogsEmitted = { type: 'dialogs.left'; dialogs: readonly DialogName[] };

export type DialogsTypes = { context: DialogsContext; events: DialogsEvent; emitted: DialogsEmitted };
