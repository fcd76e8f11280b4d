import { cutMethods, stickerModes } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record, ruled } from '../schema.ts';
import { fileName, painting, prompt, seed } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** Text, an image, or both, depending on the mode. */
export const stickerInputs = ruled(
  record({
    mode: oneOf(stickerModes),
    prompt: optional(prompt),
    image: optional(fileName),
    /** PNG over the image: white keeps, black removes, transparent lets the engine decide. */
    mask: optional(fileName),
    cut: optional(oneOf(cutMethods)),
    ...painting,
    seed: optional(seed),
  }),
  'sticker',
  ({ mode, prompt: words, image }) => {
    if (mode !== 'image' && !words) return 'prompt';
    if (mode !== 'text' && !image) return 'image';
    return true;
  },
  {
    anyOf: [
      { properties: { mode: { const: 'text' } }, required: ['prompt'] },
      { properties: { mode: { const: 'image' } }, required: ['image'] },
      { required: ['prompt', 'image'] },
    ],
  },
);

export const inputs = {
  'ai-sticker-maker': stickerInputs,
} satisfies InputsBySlug;
