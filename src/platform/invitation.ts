/** The invitation that an address brings to any page (spec §3), kept until it has done its work (spec §4, step five). */
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { localStore } from './storage.ts';

const key = storageKeys.inviteCode;
/** What is no code of ours would make the form that sends it fail for ever. */
const codeShape = /^\w{1,64}$/;

/** Keeps the code that an address brings; one of another shape is not ours. */
export function keepInvitation(href: string): void {
  const code = new URLSearchParams(href.split('#')[0]?.split('?')[1]).get(key);
  if (code && codeShape.test(code)) localStore.set(key, code);
}

/** The code that came with an invitation; undefined when there is none. */
export const keptInvitation = (): string | undefined => localStore.get(key) ?? undefined;
/** Forgets the code: it was used. */
export const spendInvitation = (): void => localStore.remove(key);
