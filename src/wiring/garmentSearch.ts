import { createActor } from 'xstate';
import { garmentSearchActors } from '../../machines/garmentSearch/garmentSearch.actors.ts';
import { garmentSearchMachine } from '../../machines/garmentSearch/garmentSearch.machine.ts';
import { garmentSearchServices } from '../ports/garmentSearch.ts';
import type { Root } from './root.ts';

/** The search for the garment that a tool's form means; what it proposes goes into the slot of the mask. */
export const garmentSearchFlow = (root: Root, tool: string, mask: string, photo: string) =>
  root.keep({ role: 'garmentSearch', tool, of: mask }, () =>
    createActor(garmentSearchMachine.provide({ actors: garmentSearchActors(garmentSearchServices) }), {
      input: { photo, mask, words: 'prompt', cloth: 'garment' },
    }),
  );
