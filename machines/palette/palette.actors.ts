import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { colorsOf } from './palette.rules.ts';
import type { ColorsNoted, ColorsRecalled } from './palette.types.ts';

export type PaletteServices = {
  /** What an earlier visit stored, not yet validated. */
  recallColors(): unknown;
  rememberColors(colours: readonly string[]): void;
};

/** The stored colors of this browser: reported once at the start if there are any. */
export const paletteActors = (services: PaletteServices) => ({
  paletteMemory: fromCallback(({ sendBack, receive }) => {
    receive((event) => services.rememberColors((event as ColorsNoted).colours));
    const colours = colorsOf(services.recallColors());
    if (colours) sendBack({ type: 'colours.recalled', colours } satisfies ColorsRecalled);
  }) as Listener<ColorsRecalled>,
});
