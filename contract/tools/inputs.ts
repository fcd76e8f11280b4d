/** Structs of the `inputs` that several tools share; a file is given by the name that the upload answered. */
import { limits } from '../constants.ts';
import { integer, text } from '../schema.ts';

export const prompt = text({ min: 1, max: limits.promptLength });
export const fileName = text({ min: 1, max: 128, pattern: /^[0-9A-Za-z][0-9A-Za-z._-]*$/ });
/** Any whole number of 32 bits; the same seed and words draw the same picture. */
export const seed = integer({ min: 0, max: 4_294_967_295 });
