import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { AgeServices } from '../../machines/age/age.actors.ts';
import { localStore } from '../platform/storage.ts';

/** Stores in this browser that an adult has confirmed. */
export const ageServices: AgeServices = {
  recallAge: () => localStore.get(storageKeys.adult) === 'true',
  rememberAge: () => localStore.set(storageKeys.adult, 'true'),
};
