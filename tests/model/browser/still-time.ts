import type { BrowserContext } from '@playwright/test';

/** Noon of a Sunday, at which every walk begins. */
export const walkTime = new Date('2026-11-22T12:00:00Z');

/** Waits below this many milliseconds belong to how a view is drawn (React holds a fallback back for 300); longer ones to a flow. */
const drawn = 600;

type Natives = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'performance'
>;
declare global {
  var walkNatives: Natives;
}

/**
 * Stops the clock of a browser: a timer fires only when a path advances the time (`page.clock.runFor`). Rendering continues. Call it before
 * the first page is opened.
 */
export async function stopTime(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, performance } = globalThis;
    globalThis.walkNatives = {
      setTimeout,
      clearTimeout,
      requestAnimationFrame,
      cancelAnimationFrame,
      requestIdleCallback,
      performance,
    };
  });
  await context.clock.install({ time: walkTime.getTime() - 3_600_000 });
  await context.clock.pauseAt(walkTime);
  await context.addInitScript((shortest) => {
    const { setTimeout: soon, clearTimeout: forget, performance, ...drawing } = globalThis.walkNatives;
    const { setTimeout: late, clearTimeout: forgetLate } = globalThis;
    const short = new Set<unknown>();
    const wait = (act: TimerHandler, ms = 0, ...rest: unknown[]) => {
      if (ms >= shortest) return late(act, ms, ...rest);
      const id = soon(act, ms, ...rest);
      short.add(id);
      return id;
    };
    const stop = (id?: number) => (short.delete(id) ? forget(id) : forgetLate(id));
    Object.assign(globalThis, drawing, { setTimeout: wait, clearTimeout: stop });
    // What React measures its own pace by.
    Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true });
  }, drawn);
}
