import { SimulatedClock } from 'xstate';
import type { Time } from '../../machines/kit/time.ts';

/** Simulated time of day on a simulated clock: `pass` moves both, `sleep` moves the day alone, as when a laptop is closed. */
export class SimulatedTime implements Time {
  readonly clock = new SimulatedClock();
  private readonly wakers = new Set<() => void>();
  private wall: number;

  constructor(wall = Date.UTC(2026, 10, 21, 12)) {
    this.wall = wall;
  }

  now(): number {
    return this.wall;
  }

  onWake(listener: () => void): () => void {
    this.wakers.add(listener);
    return () => this.wakers.delete(listener);
  }

  /** Passes in small steps, so that a timer that fires reads the time at which it fires. */
  pass(ms: number): void {
    for (let left = ms; left > 0;) {
      const step = Math.min(left, 50);
      left -= step;
      this.wall += step;
      this.clock.increment(step);
    }
  }

  /** Sleeps without a report: the computer was suspended with the tab in front. */
  doze(ms: number): void {
    this.wall += ms;
  }

  sleep(ms: number): void {
    this.doze(ms);
    // One that is added meanwhile waits for the next waking, as with events of the browser.
    const wakers = Array.from(this.wakers);
    for (const wake of wakers) wake();
  }
}
