/** A fact that deserves a toast; the root hands it to the toasts chart. A sentence is a key of the dictionaries, or the server's own words. */
export type NoticeTone = 'success' | 'warning' | 'error';
export type NoticeText = { readonly key: string } | { readonly text: string };

/** `duration` is milliseconds; without it the toast stays as long as toasts do. */
export type Notice = { type: 'notice.raised'; tone: NoticeTone; message: NoticeText; duration?: number };

/** A notice for an `emit`; `duration` is milliseconds. */
export const notice = (tone: NoticeTone, message: NoticeText, duration?: number): Notice => ({
  type: 'notice.raised',
  tone,
  message,
  ...(duration !== undefined && { duration }),
});
