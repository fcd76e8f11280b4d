import { imageStyles, promptStyles } from '../../facts/tools/choices.ts';
import { oneOf, optional, record, ruled } from '../schema.ts';
import { fileName, painting, prompt, seed, strength } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** An image, and what becomes of it: a style, what the words ask for, or both. */
const imageToImageInputs = ruled(
  record({
    image: fileName,
    prompt: optional(prompt),
    /** Without a style, or with `plain`, the photo has what the prompt asks for. */
    style: optional(oneOf(promptStyles)),
    strength: optional(strength),
    ...painting,
    seed: optional(seed),
  }),
  'change',
  ({ style, prompt: words }) => ((style && style !== 'plain') || words ? true : 'style'),
  { anyOf: [{ required: ['prompt'] }, { required: ['style'], properties: { style: { enum: imageStyles } } }] },
);

export const inputs = {
  'ai-image-to-image': imageToImageInputs,
} satisfies InputsBySlug;
