import type { DoneActorEvent } from 'xstate';
import type { Notice, NoticeText, NoticeTone } from '../kit/notice.ts';

/** `duration` is milliseconds. */
export type Toast = { readonly id: number; readonly tone: NoticeTone; readonly message: NoticeText; readonly duration: number };

export type ToastsContext = {
  /** On screen, oldest first; at most three. Each has a chart `toast` of its own. */
  visible: readonly Toast[];
  /** The queue. */
  waiting: readonly Toast[];
  lastId: number;
};

export type ToastsEvent =
  | Notice
  | { type: 'toast.dismissed'; id: number }
  /** A toast is on screen, beside those that are there. */
  | { type: 'toast.entered' }
  /** The pointer or the focus entered the toasts: their timers pause. */
  | { type: 'attention.given' }
  | { type: 'attention.taken' }
  /** The time of a toast is over. */
  | DoneActorEvent<undefined, `toast:${number}`>;

export type ToastsTypes = { context: ToastsContext; events: ToastsEvent; tags: 'held' };
