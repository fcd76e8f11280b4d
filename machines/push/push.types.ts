import type { Notice } from '../kit/notice.ts';

/** What this browser can do and does: `blocked` by the user's browser settings, `unsupported` by the browser or without a service worker. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export type PushEvent =
  | { type: 'push.wanted' }
  | { type: 'push.unwanted' }
  /** The current user gets the notifications of this browser. */
  | { type: 'session.changed' };

export type PushEmitted = Notice;

export type PushTypes = { context: object; events: PushEvent; emitted: PushEmitted };
