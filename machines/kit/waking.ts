import { fromCallback, type EventObject } from 'xstate';
import { clockOf } from './internals.ts';
import { listenerPort, type Listener } from './placeholder.ts';
import type { Time } from './time.ts';

/**
 * The wall clock (`now`, milliseconds since 1970), which a chart does not have: when a wait begins, and when the tab wakes. A chart keeps the
 * deadline of the wait and compares it in a guard, because its delays do not run while the tab sleeps.
 */
export type WakeEvent = { type: 'wait.began'; now: number } | { type: 'tab.woke'; now: number };

export type WakeListener = Listener<WakeEvent>;
/** A placeholder for a listener of waking until the application provides the real one. */
export const wakePort = (name: string): WakeListener => listenerPort<WakeEvent>(name);

const second = 1000;

/** Reports the wall clock at once, and whenever the browser reports that the tab woke. For waits of hours. */
export const watchTab = (time: Time): WakeListener =>
  fromCallback<EventObject>(({ sendBack }) => {
    const send = () => sendBack({ type: 'tab.woke', now: time.now() } satisfies WakeEvent);
    const stopWaking = time.onWake(send);
    sendBack({ type: 'wait.began', now: time.now() } satisfies WakeEvent);
    return stopWaking;
  });

/**
 * Like `watchTab`, and also notices a sleep that the browser does not report, such as a closed laptop with the tab in front: then a timer of
 * one second comes at least one second late. For waits of seconds and minutes.
 */
export const watchWait = (time: Time): WakeListener =>
  fromCallback<EventObject>(({ sendBack, self }) => {
    const clock = clockOf(self);
    let timer: unknown;
    const rest = () => {
      const due = time.now() + second;
      timer = clock.setTimeout(() => {
        if (time.now() - due >= second) sendBack({ type: 'tab.woke', now: time.now() } satisfies WakeEvent);
        rest();
      }, second);
    };
    const stopWaking = time.onWake(() => {
      clock.clearTimeout(timer);
      sendBack({ type: 'tab.woke', now: time.now() } satisfies WakeEvent);
      rest();
    });
    sendBack({ type: 'wait.began', now: time.now() } satisfies WakeEvent);
    rest();
    return () => {
      stopWaking();
      clock.clearTimeout(timer);
    };
  });

/** Milliseconds as the whole seconds of a countdown: 59.2 s left is "60" until the second has passed. */
export const wholeSeconds = (remaining: number): number => Math.max(0, Math.ceil(remaining / second));
