import { promptStyles } from '../../facts/tools/choices.ts';
import { oneOf, optional, record } from '../schema.ts';
import { fileName, painting, prompt, seed, strength } from './values.ts';
import type { InputsBySlug } from './inputs.ts';

/** An image and the style applied to it. */
const imageToImageInputs = record({
  image: fileName,
  prompt: optional(prompt),
  /** Without a style, the prompt determines one; `plain` keeps the photo, in the light and weather that the prompt asks for. */
  style: optional(oneOf(promptStyles)),
  strength: optional(strength),
  ...painting,
  seed: optional(seed),
});

export const inputs = {
  'ai-image-to-image': imageToImageInputs,
} satisfies InputsBySlug;
