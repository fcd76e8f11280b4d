import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { AgeServices } from '../../machines/age/age.actors.ts';
import { localStore } from '../platform/storage.ts';

/** That somebody here is of age, kept in this browser. */
export const ageServices: AgeServices = {
  recallAge: () => localStore.get(storageKeys.adult) === 'true',
  rememberAge: () => localStore.set(storageKeys.adult, 'true'),
};
