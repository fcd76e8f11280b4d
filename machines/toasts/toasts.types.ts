import type { Notice, NoticeText, NoticeTone } from '../kit/notice.ts';

export type Toast = { readonly id: number; readonly tone: NoticeTone; readonly message: NoticeText; readonly duration: number };

export type ToastsContext = {
  /** On screen, oldest first; at most three. */
  visible: readonly Toast[];
  /** The queue. */
  waiting: readonly Toast[];
  /** Milliseconds left for each visible toast, by id. */
  left: Readonly<Record<number, number>>;
  lastId: number;
};

export type ToastsEvent =
  | Notice
  | { type: 'toast.dismissed'; id: number }
  /** The pointer or the focus entered the toasts: their timers pause. */
  | { type: 'attention.given' }
  | { type: 'attention.taken' }
  /** `elapsed` is milliseconds since the previous event. */
  | { type: 'time.passed'; elapsed: number };

export type ToastsTypes = { context: ToastsContext; events: ToastsEvent };
