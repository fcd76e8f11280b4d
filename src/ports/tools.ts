import { findFaces } from '../../contract/structs/calls/faces.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { AgeServices } from '../../machines/age/age.actors.ts';
import type { FaceSearchServices } from '../../machines/faceSearch/faceSearch.actors.ts';
import type { PaletteServices } from '../../machines/palette/palette.actors.ts';
import { callApi } from '../platform/api.ts';
import { localStore } from '../platform/storage.ts';

export const faceSearchServices: FaceSearchServices = {
  findFaces: (name, signal) => callApi(findFaces, { body: { name }, signal }),
};

export const ageServices: AgeServices = {
  recallAge: () => localStore.get(storageKeys.adult) === 'true',
  rememberAge: () => localStore.set(storageKeys.adult, 'true'),
};

export const paletteServices: PaletteServices = {
  recallColours() {
    try {
      return JSON.parse(localStore.get(storageKeys.colours) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  rememberColours: (colours) => localStore.set(storageKeys.colours, JSON.stringify(colours)),
};
