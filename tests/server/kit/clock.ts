/** A clock that a test sets. It stands still until it is advanced. */
export type TestClock = { now: () => Date; set: (moment: string | Date) => void; advance: (milliseconds: number) => void };

export function createClock(start: string | Date = new Date()): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (moment) => {
      time = new Date(moment).getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
