import { optional, record } from '../schema.ts';
import { fileName, scale } from './values.ts';

export const imageEnhancerInputs = record({ image: fileName, scale: optional(scale) });
