import { promptStyles } from '../../facts/tools/choices.ts';
import { oneOf, optional, record } from '../schema.ts';
import { painting, prompt, ratio, seed } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** Used by the image generator and the girl generator. */
const textToImageInputs = record({
  prompt,
  ratio: optional(ratio),
  style: optional(oneOf(promptStyles)),
  ...painting,
  seed: optional(seed),
});

export const inputs = {
  'ai-text-to-image': textToImageInputs,
  'ai-girl-generator': textToImageInputs,
} satisfies InputsBySlug;
