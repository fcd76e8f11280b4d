import { fromCallback, type EventObject } from 'xstate';
import { clockOf } from './internals.ts';
import { listenerPort, type Listener } from './placeholder.ts';
import type { Time } from './time.ts';

/** `deadline` is absolute (milliseconds since 1970); `remaining` is milliseconds until it, never negative. */
export type DeadlineInput = { deadline: number };
export type DeadlineEvent = { type: 'deadline.ticked'; remaining: number } | { type: 'deadline.reached' };

export type DeadlineListener = Listener<DeadlineEvent, DeadlineInput>;
/** A placeholder for a deadline listener until the application provides the real one. */
export const deadlinePort = (name: string): DeadlineListener => listenerPort<DeadlineEvent, DeadlineInput>(name);

const second = 1000;

/**
 * Ticks on whole seconds of the remaining time and reports when the deadline is reached. The remaining time comes from the wall clock at
 * every tick and whenever the tab wakes, so timers that paused while the tab slept do no harm.
 */
export const watchDeadline = (time: Time): DeadlineListener =>
  fromCallback<EventObject, DeadlineInput>(({ sendBack, input, self }) => {
    const clock = clockOf(self);
    let timer: unknown;
    const look = () => {
      clock.clearTimeout(timer);
      const remaining = input.deadline - time.now();
      if (remaining <= 0) {
        sendBack({ type: 'deadline.reached' } satisfies DeadlineEvent);
        return;
      }
      sendBack({ type: 'deadline.ticked', remaining } satisfies DeadlineEvent);
      timer = clock.setTimeout(look, remaining % second || second);
    };
    const stopWaking = time.onWake(look);
    look();
    return () => {
      stopWaking();
      clock.clearTimeout(timer);
    };
  });

/** Milliseconds as the whole seconds of a countdown: 59.2 s left is "60" until the second has passed. */
export const wholeSeconds = (remaining: number): number => Math.max(0, Math.ceil(remaining / second));
