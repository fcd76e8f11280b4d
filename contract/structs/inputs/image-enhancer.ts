import { optional, record } from '../schema.ts';
import { fileName, scale } from './values.ts';

/** A picture, and how much larger it becomes. */
export const imageEnhancerInputs = record({ image: fileName, scale: optional(scale) });
