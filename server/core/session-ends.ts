/** States in this process that sessions of an account ended, so that what was opened with them ends too. */
export type SessionEnds = {
  announce: (account: string) => void;
  /** Calls `listener` whenever sessions of the account ended, until the returned function is called. */
  follow: (account: string, listener: () => void) => () => void;
};

export function openSessionEnds(): SessionEnds {
  const listeners = new Map<string, Set<() => void>>();
  return {
    announce: (account) => {
      for (const listener of listeners.get(account) ?? []) listener();
    },
    follow: (account, listener) => {
      const set = listeners.get(account) ?? new Set();
      listeners.set(account, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(account) === set) listeners.delete(account);
      };
    },
  };
}
