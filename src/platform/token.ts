/** The sign-in token (spec §3): in local storage, or only in this tab when storage is blocked. */
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

const key = storageKeys.token;
let unkept: string | null = null;

/** The token of the session in this browser (spec §3). */
export const storedToken: { get(): string | null; set(token: string): void; remove(): void } = {
  get: () => localStore.get(key) ?? unkept,
  set(token) {
    localStore.set(key, token);
    // A stored token is not cached in memory: another tab may sign out.
    unkept = localStore.get(key) === token ? null : token;
  },
  remove() {
    localStore.remove(key);
    unkept = null;
  },
};
