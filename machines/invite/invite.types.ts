import type { Notice } from '../kit/notice.ts';

/** The networks of the share popover (spec §2). */
export const shareNetworks = ['facebook', 'twitter', 'pinterest', 'reddit', 'line', 'whatsapp', 'messenger'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** `signIn`: only a signed-in user has a code. */
export type InviteAnswer = { kind: 'link'; link: string } | { kind: 'signIn' | 'refused' };

/** `isMobile`: on a phone or a tablet, as its browser states (spec §3). */
export type InviteInput = { isMobile: boolean };
export type InviteContext = InviteInput & {
  link: string | null;
  /** A page that is opened once the link is copied: a window that comes first takes the focus, without which nothing is copied. */
  pageToPaste: string | null;
};

export type InviteEvent =
  | { type: 'invite.opened' }
  | { type: 'invite.closed' }
  | { type: 'retry.clicked' }
  | { type: 'copy.clicked' }
  | { type: 'share.chosen'; network: ShareNetwork; text: string }
  | { type: 'session.changed'; who: 'visitor' | 'user' };

export type InviteEmitted =
  | Notice
  /** The invitation was given up: its dialog closes, and must not open again to ask. */
  | { type: 'invite.dismissed' }
  /** A window to open while the browser still counts the click as a user gesture. */
  | { type: 'window.requested'; address: string };

export type InviteTypes = {
  context: InviteContext;
  input: InviteInput;
  events: InviteEvent;
  emitted: InviteEmitted;
  tags: 'loading' | 'ready' | 'failed' | 'copied' | 'notCopied';
};
