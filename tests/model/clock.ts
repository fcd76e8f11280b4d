import { SimulatedClock } from 'xstate';
import type { Time } from '../../machines/kit/time.ts';

/** A clock on which one timer is fired at a time, so that a path may take a long delay before a short one that also runs. */
export class TimerClock {
  private readonly timers = new Map<number, { fire: () => void; ms: number }>();
  private last = 0;
  private readonly onStart: (ms: number) => void;

  constructor(onStart: (ms: number) => void = () => {}) {
    this.onStart = onStart;
  }

  /** The milliseconds of the timers that run, the oldest first. */
  get running(): readonly number[] {
    return [...this.timers.values()].map(({ ms }) => ms);
  }

  setTimeout(fire: () => void, ms: number): number {
    this.last += 1;
    this.onStart(ms);
    this.timers.set(this.last, { fire, ms });
    return this.last;
  }

  clearTimeout(id: unknown): void {
    this.timers.delete(id as number);
  }

  /** Fires the newest timer with this delay. Throws when there is none: then the chart waits for something other than the model says. */
  fire(ms: number): void {
    const found = [...this.timers].toReversed().find(([, timer]) => timer.ms === ms);
    if (!found) throw new Error(`No timer of ${ms} ms runs`);
    this.timers.delete(found[0]);
    found[1].fire();
  }
}

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
    for (const wake of [...this.wakers]) wake();
  }
}
