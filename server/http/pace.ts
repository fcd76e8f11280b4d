/**
 * How many requests begin in a turn of the loop: a turn lasts for all that is done in it, and what takes many turns, such as an upload, waits for
 * each of them.
 */

/** A machine that isn't busy turns thousands of times a second. */
const most = 4;

export type Pace = {
  /** Resolves at once, or in a later turn when as many requests have begun in this one: one of each network that waits, then another. */
  begin(network: string): Promise<void>;
};

/** Creates the pace of a server. */
export function createPace(): Pace {
  /** In the order in which they wait since their last request. */
  const waiting = new Map<string, (() => void)[]>();
  let [begun, isTurning] = [0, false];

  function count(): void {
    begun += 1;
    if (!isTurning) setImmediate(turn);
    isTurning = true;
  }

  function turn(): void {
    [begun, isTurning] = [0, false];
    for (const [network, queue] of waiting) {
      if (begun === most) return;
      queue.shift()!();
      count();
      // Behind all others, where it is met again.
      waiting.delete(network);
      if (queue.length > 0) waiting.set(network, queue);
    }
  }

  return {
    begin(network) {
      if (begun < most) {
        count();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const queue = waiting.get(network) ?? [];
        queue.push(resolve);
        waiting.set(network, queue);
      });
    },
  };
}
