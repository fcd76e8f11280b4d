import { fromCallback } from 'xstate';
import type { Listener } from '../kit/placeholder.ts';
import { coloursOf } from './palette.rules.ts';
import type { ColoursNoted, ColoursRecalled } from './palette.types.ts';

export type PaletteServices = {
  /** What an earlier visit stored, not yet validated. */
  recallColours(): unknown;
  rememberColours(colours: readonly string[]): void;
};

/** The stored colors of this browser: reported once at the start if there are any. */
export const paletteActors = (services: PaletteServices) => ({
  paletteMemory: fromCallback(({ sendBack, receive }) => {
    receive((event) => services.rememberColours((event as ColoursNoted).colours));
    const colours = coloursOf(services.recallColours());
    if (colours) sendBack({ type: 'colours.recalled', colours } satisfies ColoursRecalled);
  }) as Listener<ColoursRecalled>,
});
