import type { NoticeKey } from '../../copy/types/notice.ts';

/**
 * A fact that shows a toast; the root forwards it to the toasts chart. A sentence is a key of the dictionaries or the server's own message.
 */
export type NoticeTone = 'success' | 'warning' | 'error';
export type NoticeText = { readonly key: NoticeKey } | { readonly text: string };

/** `duration` is milliseconds; without it the toast has the default duration. */
export type Notice = { type: 'notice.raised'; tone: NoticeTone; message: NoticeText; duration?: number };

/** Creates a notice for `emit`; `duration` is milliseconds. */
export const notice = (tone: NoticeTone, message: NoticeText, duration?: number): Notice => ({
  type: 'notice.raised',
  tone,
  message,
  ...(duration !== undefined && { duration }),
});
