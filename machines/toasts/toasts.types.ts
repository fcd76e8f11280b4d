import type { Notice, NoticeText, NoticeTone } from '../kit/notice.ts';

export type Toast = { readonly id: number; readonly tone: NoticeTone; readonly message: NoticeText; readonly duration: number };

export type ToastsContext = {
  /** On screen, oldest first; three at most. */
  visible: readonly Toast[];
  /** Until there is room. */
  waiting: readonly Toast[];
  /** Milliseconds that each visible toast has left, by id. */
  left: Readonly<Record<number, number>>;
  lastId: number;
};

export type ToastsEvent =
  | Notice
  | { type: 'toast.dismissed'; id: number }
  /** The pointer or the focus is on the toasts: they stay. */
  | { type: 'attention.given' }
  | { type: 'attention.taken' }
  /** `elapsed` is milliseconds since the last of these. */
  | { type: 'time.passed'; elapsed: number };

export type ToastsTypes = { context: ToastsContext; events: ToastsEvent };
