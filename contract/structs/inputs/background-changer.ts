import { cutMethods } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record } from '../schema.ts';
import { background, fileName, seed } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** An image and its new background. */
const backgroundChangerInputs = record({
  image: fileName,
  background,
  mask: optional(fileName),
  cut: optional(oneOf(cutMethods)),
  seed: optional(seed),
});

export const inputs = {
  'ai-background-changer': backgroundChangerInputs,
} satisfies InputsBySlug;
