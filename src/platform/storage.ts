/** Local and session storage that never throw: when storage is blocked nothing is stored and the flow continues (spec §3). */
export type Store = { get(key: string): string | null; set(key: string, value: string): void; remove(key: string): void };

const safely = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

const storeOn = (storage: () => Storage): Store => ({
  get: (key) => safely(() => storage().getItem(key), null),
  set: (key, value) => safely(() => storage().setItem(key, value), undefined),
  remove: (key) => safely(() => storage().removeItem(key), undefined),
});

/** Storage that outlives the tab. */
export const localStore = storeOn(() => window.localStorage);
/** Storage that lives as long as the tab. */
export const sessionStore = storeOn(() => window.sessionStorage);

/** Calls back when another tab changes a key. Returns the unsubscribe function. */
export function onOtherTab(key: string, listener: (value: string | null) => void): () => void {
  const receive = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
    // Clearing the storage reports no key.
    if (event.key === null) listener(null);
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

/** The keys that outlive the tab; none when storage is blocked. */
export const localKeys = (): string[] => safely(() => Object.keys(window.localStorage), []);

/** Calls back when another tab changes any key. Returns the unsubscribe function. */
export function onOtherTabs(listener: (key: string, value: string | null) => void): () => void {
  const receive = ({ key, newValue }: StorageEvent) => {
    if (key !== null) listener(key, newValue);
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}
