import { createActor } from 'xstate';
import { paletteActors } from '../../machines/palette/palette.actors.ts';
import { paletteMachine } from '../../machines/palette/palette.machine.ts';
import { paletteServices } from '../ports/palette.ts';
import type { Root } from './root.ts';

/** The actor of the recently picked colors, shared by every picker of the site. */
export const paletteFlow = (root: Root) =>
  root.keep({ role: 'palette' }, () => createActor(paletteMachine.provide({ actors: paletteActors(paletteServices) })));
