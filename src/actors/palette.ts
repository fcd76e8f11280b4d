import { paletteActors } from '../../machines/palette/palette.actors.ts';
import { paletteMachine } from '../../machines/palette/palette.machine.ts';
import type { Root } from './root.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { PaletteServices } from '../../machines/palette/palette.actors.ts';
import { localStore } from '../platform/storage.ts';

/** The recently picked colors, stored in this browser; null when the stored value does not parse. */
export const paletteServices: PaletteServices = {
  recallColors() {
    try {
      return JSON.parse(localStore.get(storageKeys.colours) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  rememberColors: (colors) => localStore.set(storageKeys.colours, JSON.stringify(colors)),
};

/** The actor of the recently picked colors, shared by every picker of the site. */
export const paletteFlow = (root: Root) =>
  root.keep({ role: 'palette' }, () => ({ logic: paletteMachine.provide({ actors: paletteActors(paletteServices) }) }));
