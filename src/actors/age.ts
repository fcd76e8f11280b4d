import { ageActors } from '../../machines/age/age.actors.ts';
import { ageMachine } from '../../machines/age/age.machine.ts';
import type { Root } from './root.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { AgeServices } from '../../machines/age/age.actors.ts';
import { localStore } from '../platform/storage.ts';

/** Stores in this browser that an adult has confirmed. */
export const ageServices: AgeServices = {
  recallAge: () => localStore.get(storageKeys.adult) === 'true',
  rememberAge: () => localStore.set(storageKeys.adult, 'true'),
};

/** The actor that asks for the person's age. */
export const ageFlow = (root: Root) =>
  root.keep({ role: 'age' }, () => ({ logic: ageMachine.provide({ actors: ageActors(ageServices) }) }));
