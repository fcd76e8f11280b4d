/** How many lines of the log requests of one network cause: each request may cause one, and nothing else of it costs anything. */

const minute = 60_000;
/** Lines of the same message that a network causes in a minute; more than any limit of attempts lets through. */
const most = 200;
/** Networks and messages that are counted apart in a minute. */
const remembered = 10_000;

type LineCounts = {
  /** Counts a line. Returns whether it is written. */
  admits(network: string, message: string): boolean;
  /** Returns how many lines of each message were left out since the last minute that had some ended. */
  leftOut(): ReadonlyMap<string, number>;
};

const none: ReadonlyMap<string, number> = new Map();

/** `now`: milliseconds. */
export function createLineCounts(now: () => number = Date.now): LineCounts {
  let end = now() + minute;
  const counts = new Map<string, number>();
  let omitted = new Map<string, number>();
  return {
    admits(network, message) {
      const key = `${network} ${message}`;
      if (counts.size >= remembered && !counts.has(key)) counts.clear();
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > most) omitted.set(message, (omitted.get(message) ?? 0) + 1);
      return count <= most;
    },
    leftOut() {
      if (now() < end) return none;
      end = now() + minute;
      counts.clear();
      const found = omitted;
      omitted = new Map();
      return found;
    },
  };
}
