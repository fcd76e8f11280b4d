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

  /** Fires the newest timer with this delay. Throws when there is none: then the chart waits for something that the model does not list. */
  fire(ms: number): void {
    const found = [...this.timers].toReversed().find(([, timer]) => timer.ms === ms);
    if (!found) throw new Error(`No timer of ${ms} ms runs`);
    this.timers.delete(found[0]);
    found[1].fire();
  }
}
