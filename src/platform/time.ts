import type { Time } from '../../machines/kit/time.ts';

const whenVisible = (listener: () => void) => () => {
  if (document.visibilityState === 'visible') listener();
};

/** The wall clock, and a callback for when a sleeping tab wakes. */
export const browserTime: Time = {
  now: () => Date.now(),
  onWake(listener) {
    const wake = whenVisible(listener);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  },
};

/** Calls back when the person comes back to this tab; not when it loads. Returns the unsubscribe function. */
export function onReturn(listener: () => void): () => void {
  const seen = whenVisible(listener);
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}

/** The person's next local midnight, in milliseconds since 1970; days in which clocks change are shorter or longer. */
export const nextMidnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime();

/** The person's local date, `2026-11-21`. */
export function localDate(at: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
