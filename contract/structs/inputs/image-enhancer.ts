import { optional, record } from '../schema.ts';
import { fileName, scale } from './values.ts';

/** A picture and its scale factor. */
export const imageEnhancerInputs = record({ image: fileName, scale: optional(scale) });
