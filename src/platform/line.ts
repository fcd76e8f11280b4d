/** Whether the line is free: what nobody has asked for yet loads after the answers that somebody waits for. */

/** Milliseconds without an awaited answer after which the line counts as free: a person who sees one needs longer for the next press. */
const pause = 1000;
/** Milliseconds after which an answer that never comes no longer holds up the rest. */
const limit = 10_000;

let awaited = 0;
const watchers = new Set<() => void>();

/** Counts an answer as awaited until it is here or has failed. */
export async function awaiting<T>(answer: Promise<T>): Promise<T> {
  awaited += 1;
  for (const watcher of watchers) watcher();
  try {
    return await answer;
  } finally {
    awaited -= 1;
    for (const watcher of watchers) watcher();
  }
}

/** Resolves when no answer has been awaited for a moment. */
export const lineIsFree = (): Promise<void> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const free = () => {
      clearTimeout(timer);
      clearTimeout(last);
      watchers.delete(watch);
      resolve();
    };
    const watch = () => {
      clearTimeout(timer);
      if (awaited === 0) timer = setTimeout(free, pause);
    };
    const last = setTimeout(free, limit);
    watchers.add(watch);
    watch();
  });
