/** Network idle gate: prefetches wait for the requests in flight. */

/** Milliseconds after which a request without an answer no longer delays prefetches. */
const limit = 10_000;

let inFlight = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  inFlight += change;
  for (const watcher of watchers) watcher();
}

/** Counts a request as in flight until it is answered or has failed. */
export async function countRequest<T>(answer: Promise<T>): Promise<T> {
  count(1);
  try {
    return await answer;
  } finally {
    count(-1);
  }
}

/** Runs `act` after the current tasks, because an answer often leads to the next request. */
function soon(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    act();
  });
  port1.start();
  port2.postMessage(null);
}

/** Resolves when what the current tasks call is on its way, answered or not: for code that should not go before those calls. */
export const whenCallsSent = (): Promise<void> => new Promise(soon);

/** Resolves when no request is in flight. */
export const whenNetworkIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(latest);
      watchers.delete(watch);
      resolve();
    };
    const watch = () => soon(() => inFlight === 0 && settle());
    const latest = setTimeout(settle, limit);
    watchers.add(watch);
    watch();
  });
