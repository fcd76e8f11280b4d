import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { colorsOf } from './palette.rules.ts';
import type { ColorsNoted, ColorsRecalled } from './palette.types.ts';

export type PaletteServices = {
  /** What an earlier visit stored, not yet validated. */
  recallColors(): unknown;
  rememberColors(colors: readonly string[]): void;
};

/** The stored colors of this browser: reported once at the start if there are any. */
export const paletteActors = (services: PaletteServices) => ({
  paletteMemory: fromCallback(({ sendBack, receive }) => {
    receive((event) => services.rememberColors((event as ColorsNoted).colors));
    const colors = colorsOf(services.recallColors());
    if (colors) sendBack({ type: 'colors.recalled', colors } satisfies ColorsRecalled);
  }) as Listener<ColorsRecalled>,
});
