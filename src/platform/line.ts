/** Whether the line is free: what nobody has asked for yet loads after the answers that somebody waits for. */

/** Milliseconds after which an answer that never comes no longer holds up the rest. */
const limit = 10_000;

let awaited = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  awaited += change;
  for (const watcher of watchers) watcher();
}

/** Counts an answer as awaited until it is here or has failed. */
export async function awaiting<T>(answer: Promise<T>): Promise<T> {
  count(1);
  try {
    return await answer;
  } finally {
    count(-1);
  }
}

/** Runs `act` after what is being done now: an answer often leads to the next question. */
function soon(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    act();
  });
  port1.start();
  port2.postMessage(null);
}

/** Resolves when no answer is awaited. */
export const lineIsFree = (): Promise<void> =>
  new Promise((resolve) => {
    const free = () => {
      clearTimeout(last);
      watchers.delete(watch);
      resolve();
    };
    const watch = () => soon(() => awaited === 0 && free());
    const last = setTimeout(free, limit);
    watchers.add(watch);
    watch();
  });
