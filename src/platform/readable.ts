/**
 * A promise that React's `use` reads at once from the moment it is fulfilled, by the marks that React itself leaves on a promise. So whoever
 * needs it can always call `use`: a component that is tried again must call what it called the first time, or React draws the whole page anew.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** A readable promise of what is here already. */
export const readableAtOnce = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** How long a failure stands for renders, in milliseconds: React renders again at once after one, and would load again without end. */
const failureStands = 1000;

/**
 * Loads what the names stand for once, and again when it is asked for after a failure. `read` is for a render: the promise is the same at
 * every one, as `use` needs it, and stays the failed one for a second. `onLoaded` is called once `use` reads it at once.
 */
export function remembered<Names extends readonly string[], T>(load: (...names: Names) => Promise<T>, onLoaded?: () => void) {
  const coming = new Map<string, Promise<T>>();

  function bring(...names: Names): Promise<T> {
    const key = names.join(' ');
    const known = coming.get(key);
    // The prerender asks for every page what it loads.
    if (known && import.meta.env.SSR) void load(...names);
    if (known && !isFailed(known)) return known;
    const promise = readable(load(...names));
    promise.then(onLoaded, () => setTimeout(() => coming.get(key) === promise && coming.delete(key), failureStands));
    coming.set(key, promise);
    return promise;
  }

  const read = (...names: Names): Promise<T> => coming.get(names.join(' ')) ?? bring(...names);

  return Object.assign(bring, { read });
}

const isFailed = (promise: Promise<unknown> & { status?: string }): boolean => promise.status === 'rejected';
