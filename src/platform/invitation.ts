/** The invite code from the URL of any page (spec §3), stored until it is used (spec §4, step five). */
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

const key = storageKeys.inviteCode;
/** A malformed code would make every submission of the form fail. */
const codeShape = /^\w{1,64}$/;

/** Stores the invite code of a URL; a malformed one is ignored. */
export function keepInvitation(href: string): void {
  const code = new URLSearchParams(href.split('#')[0]?.split('?')[1]).get(key);
  if (code && codeShape.test(code)) localStore.set(key, code);
}

/** The stored invite code; undefined when there is none. */
export const keptInvitation = (): string | undefined => localStore.get(key) ?? undefined;
/** Deletes the invite code after it was used. */
export const spendInvitation = (): void => localStore.remove(key);
