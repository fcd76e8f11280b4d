/**
 * Who works on an upload in parts: one request at a time, in the order in which they came. The library's own way asks again in each turn of the loop
 * whether the request before has ended, for each that waits, and anybody may have any number of them wait.
 */
import type { Lock, Locker } from '@tus/server';

/** Requests that wait for one upload: a client that goes on after a broken line sends one. */
const mostWaiting = 4;
/** Milliseconds that one waits at most: longer than the library needs to end the one before. */
const longestWait = 10_000;

type Held = { readonly giveWay: () => unknown; readonly waiting: (() => void)[] };

/** In the library's form: a client that is answered so tries again later. */
const locked = (): Error => Object.assign(new Error('Others wait for this upload'), { status_code: 423, body: '' });

/** Opens the locks of all uploads. */
export function openLocks(): Locker {
  const uploads = new Map<string, Held>();

  /** Waits for the turn of somebody who asks `held` to give way. */
  function turnAfter({ giveWay, waiting }: Held, signal: AbortSignal): Promise<void> {
    if (waiting.length >= mostWaiting || signal.aborted) throw locked();
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        waiting.splice(waiting.indexOf(begin), 1);
        end();
        reject(locked());
      };
      const begin = (): void => {
        end();
        resolve();
      };
      const timer = setTimeout(stop, longestWait);
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      };
      signal.addEventListener('abort', stop);
      waiting.push(begin);
      void giveWay();
    });
  }

  return {
    newLock: (id): Lock => ({
      async lock(signal, giveWay) {
        const held = uploads.get(id);
        if (held) await turnAfter(held, signal);
        const { waiting } = held ?? { waiting: [] };
        uploads.set(id, { giveWay, waiting });
        // Those who wait behind this one have asked the one before.
        if (waiting.length > 0) void giveWay();
      },
      unlock() {
        const next = uploads.get(id)?.waiting.shift();
        if (next) next();
        else uploads.delete(id);
        return Promise.resolve();
      },
    }),
  };
}
