import { fromCallback, type EventObject } from 'xstate';
import { clockOf } from '../kit/internals.ts';
import type { Time } from '../kit/time.ts';
import type { ToastsEvent } from './toasts.types.ts';

export type ToastsServices = { time: Time };

/** Milliseconds between ticks: short enough that a toast leaves on time, long enough to cost nothing. */
const pulse = 250;

/** Reports how many milliseconds have passed on screen, four times a second. */
export const toastsActors = ({ time }: ToastsServices) => ({
  watchTime: fromCallback<EventObject>(({ sendBack, self }) => {
    const clock = clockOf(self);
    let last = time.now();
    let timer: unknown;
    const look = () => {
      const now = time.now();
      // Nobody reads toasts in a sleeping tab, so sleep counts as two ticks at most.
      const elapsed = Math.min(now - last, 2 * pulse);
      last = now;
      timer = clock.setTimeout(look, pulse);
      sendBack({ type: 'time.passed', elapsed } satisfies ToastsEvent);
    };
    timer = clock.setTimeout(look, pulse);
    return () => clock.clearTimeout(timer);
  }),
});
