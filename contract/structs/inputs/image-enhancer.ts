import { optional, record } from '../schema.ts';
import { fileName, scale } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** An image and its scale factor. */
const imageEnhancerInputs = record({ image: fileName, scale: optional(scale) });

export const inputs = {
  'ai-image-enhancer': imageEnhancerInputs,
} satisfies InputsBySlug;
