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
