/** One work for all who ask for the same meanwhile: it ends when the last of them leaves. */
type UnderWay<Result> = { readonly done: Promise<Result>; readonly end: AbortController; waiting: number };

export type Shared<Result> = {
  /** Resolves to what the work for this key makes, and rejects with its error, or with the reason of `signal` once that is aborted. */
  wait(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
};

/** Returns what comes of `done`, unless the signal is aborted before. */
async function unlessAborted<Result>(done: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const left = Promise.withResolvers<never>();
  const leave = (): void => left.reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([done, left.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** Opens works that are shared by key. */
export function openShared<Result>(): Shared<Result> {
  const underWay = new Map<string, UnderWay<Result>>();
  const forget = (key: string, one: UnderWay<Result>): void => {
    if (underWay.get(key) === one) underWay.delete(key);
  };
  const begin = (key: string, work: (signal: AbortSignal) => Promise<Result>): UnderWay<Result> => {
    const end = new AbortController();
    const one: UnderWay<Result> = { done: work(end.signal), end, waiting: 0 };
    underWay.set(key, one);
    const gone = (): void => forget(key, one);
    one.done.then(gone, gone);
    return one;
  };
  return {
    async wait(key, signal, work) {
      const one = underWay.get(key) ?? begin(key, work);
      one.waiting += 1;
      try {
        return await unlessAborted(one.done, signal);
      } finally {
        one.waiting -= 1;
        if (one.waiting === 0) {
          forget(key, one);
          one.end.abort();
        }
      }
    },
  };
}
