/**
 * How many requests of one network begin in a turn of the loop: who asks on fifty connections at once has each turn last for all that it asks, and what
 * takes many turns, such as an upload, would wait for all of them in each.
 */

/** A machine that isn't busy turns thousands of times a second. */
const most = 4;

export type Pace = {
  /** Resolves at once, or in a later turn when as many requests of the network have begun in this one. */
  begin(network: string): Promise<void>;
};

/** Creates the pace of a server. */
export function createPace(): Pace {
  const begun = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let isTurning = false;

  function count(network: string): void {
    begun.set(network, (begun.get(network) ?? 0) + 1);
    if (!isTurning) setImmediate(turn);
    isTurning = true;
  }

  function turn(): void {
    isTurning = false;
    begun.clear();
    for (const [network, queue] of waiting) {
      for (const begin of queue.splice(0, most)) {
        count(network);
        begin();
      }
      if (queue.length === 0) waiting.delete(network);
    }
  }

  return {
    begin(network) {
      if ((begun.get(network) ?? 0) < most) {
        count(network);
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
