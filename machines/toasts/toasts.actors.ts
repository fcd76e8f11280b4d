import { fromCallback, type EventObject } from 'xstate';
import { clockOf } from '../kit/internals.ts';
import type { Time } from '../kit/time.ts';
import type { ToastsEvent } from './toasts.types.ts';

export type ToastsServices = { time: Time };

/** Often enough that a toast leaves on time to the eye, seldom enough to cost nothing. */
const pulse = 250;

/** Tells how many milliseconds have passed on screen, four times a second. */
export const toastsActors = ({ time }: ToastsServices) => ({
  watchTime: fromCallback<EventObject>(({ sendBack, self }) => {
    const clock = clockOf(self);
    let last = time.now();
    let timer: unknown;
    const look = () => {
      const now = time.now();
      // A tab that slept has read nothing, so sleep counts as one pulse.
      const elapsed = Math.min(now - last, 2 * pulse);
      last = now;
      timer = clock.setTimeout(look, pulse);
      sendBack({ type: 'time.passed', elapsed } satisfies ToastsEvent);
    };
    timer = clock.setTimeout(look, pulse);
    return () => clock.clearTimeout(timer);
  }),
});
