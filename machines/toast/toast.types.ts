import type { WakeEvent } from '../kit/waking.ts';

/** How long the toast is shown, in milliseconds. */
export type ToastInput = { duration: number };

export type ToastContext = ToastInput & {
  /** Milliseconds that were left when the timer last started. */
  left: number;
  /** When the timer last started, in milliseconds since 1970. */
  since: number;
};

export type ToastEvent =
  | WakeEvent
  /** The pointer or the focus entered the toasts: the timer pauses. */
  | { type: 'attention.given' }
  /** The pointer and the focus left them: the timer goes on. */
  | { type: 'attention.taken' }
  /** The same message was raised again. */
  | { type: 'toast.repeated' };

export type ToastTypes = { context: ToastContext; events: ToastEvent; input: ToastInput };
