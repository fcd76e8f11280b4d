import { anyOfThese, optional, record, ruled } from '../schema.ts';
import { consent, fileName, prompt } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** A portrait, plus a garment as an image, as text, or both. */
const clothesChangerInputs = ruled(
  record({
    image: fileName,
    garment: optional(fileName),
    prompt: optional(prompt),
    /** PNG over the portrait, white = the garment to change; without a mask the engine proposes one. */
    mask: optional(fileName),
    consent,
  }),
  'garment',
  ({ garment, prompt: words }) => (garment || words ? true : 'garment'),
  anyOfThese('garment', 'prompt'),
);

export const inputs = {
  'ai-clothes-changer': clothesChangerInputs,
} satisfies InputsBySlug;
