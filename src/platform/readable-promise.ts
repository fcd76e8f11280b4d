/**
 * A promise that React's `use` reads synchronously once it is fulfilled, by the fields that React itself sets on a promise. A component can
 * then always call `use`: one that is retried must call the same hooks as the first time, or React renders the whole page again.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** A readable promise that is fulfilled already. */
export const readableAtOnce = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Milliseconds for which a render sees a failure: React retries at once after one, and would load again endlessly. */
const failureLifetime = 1000;

/**
 * Memoizes `load` by its arguments; a call after a failure loads again. `read` is for renders: it returns the same promise at every render, as
 * `use` requires, and keeps a failed one for a second. `onLoaded` is called once `use` reads the promise synchronously.
 */
export function remembered<Names extends readonly string[], T>(load: (...names: Names) => Promise<T>, onLoaded?: () => void) {
  const promises = new Map<string, Promise<T>>();

  function loadOnce(...names: Names): Promise<T> {
    const key = names.join(' ');
    const known = promises.get(key);
    // The prerender records what each page loads, so each page has to load it.
    if (known && import.meta.env.SSR) void load(...names);
    if (known && !isFailed(known)) return known;
    const promise = readable(load(...names));
    promise.then(onLoaded, () => setTimeout(() => promises.get(key) === promise && promises.delete(key), failureLifetime));
    promises.set(key, promise);
    return promise;
  }

  const read = (...names: Names): Promise<T> => promises.get(names.join(' ')) ?? loadOnce(...names);

  return Object.assign(loadOnce, { read });
}

const isFailed = (promise: Promise<unknown> & { status?: string }): boolean => promise.status === 'rejected';
