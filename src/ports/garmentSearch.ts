import { findGarment } from '../../contract/structs/calls/garments.ts';
import type { GarmentSearchServices } from '../../machines/garmentSearch/garmentSearch.actors.ts';
import { callApi } from '../platform/api.ts';
import { bytesIn, keepFile } from '../platform/files.ts';

/** Looks for the garment in an uploaded photo; the form itself says what became of it. */
export const garmentSearchServices: GarmentSearchServices = {
  findGarment: ({ name, words }, signal) =>
    callApi(findGarment, { body: { name, ...(words !== '' && { prompt: words }) }, signal, quiet: true }),
  keepMask: (mask) => keepFile(new File([bytesIn(mask)], 'mask.png', { type: 'image/png' })),
};
