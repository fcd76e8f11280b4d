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

const two = (value: number): string => String(value).padStart(2, '0');

/** The person's local date, `2026-11-21`. */
export const localDate = (at: Date = new Date()): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The person's local time as spec §9 writes it: year-month-day hours:minutes:seconds, `2026-11-21 16:23:05`. */
export const fixedTime = (at: Date): string => `${localDate(at)} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;

/** The moment that a timestamp means. Ten digits are seconds since 1970 (spec §9), and other digits alone are milliseconds. */
export const dateOf = (timestamp: string): Date =>
  new Date(/^\d+$/.test(timestamp) ? Number(timestamp) * (timestamp.length === 10 ? 1000 : 1) : timestamp);
