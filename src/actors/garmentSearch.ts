import { garmentSearchActors } from '../../machines/garmentSearch/garmentSearch.actors.ts';
import { garmentSearchMachine } from '../../machines/garmentSearch/garmentSearch.machine.ts';
import type { Root } from './root.ts';
import { findGarment } from '../../contract/structs/calls/garments.ts';
import type { GarmentSearchServices } from '../../machines/garmentSearch/garmentSearch.actors.ts';
import { callApi } from '../platform/api.ts';
import { bytesIn, keepFile } from '../platform/files.ts';

/** Looks for the garment in an uploaded photo; the form itself states what became of it. */
export const garmentSearchServices: GarmentSearchServices = {
  findGarment: ({ name, words }, signal) =>
    callApi(findGarment, { body: { name, ...(words !== '' && { prompt: words }) }, signal, quiet: true }),
  keepMask: (mask) => keepFile(new File([bytesIn(mask)], 'mask.png', { type: 'image/png' })),
};

/** The search for the garment that a tool's form means; what it proposes goes into the slot of the mask. */
export const garmentSearchFlow = (root: Root, tool: string, mask: string, photo: string) =>
  root.keep({ role: 'garmentSearch', tool, of: mask }, () => ({
    logic: garmentSearchMachine.provide({ actors: garmentSearchActors(garmentSearchServices) }),
    input: { photo, mask, words: 'prompt', cloth: 'garment' },
  }));
