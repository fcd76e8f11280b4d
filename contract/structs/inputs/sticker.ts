import { cutMethods, stickerModes } from '../../facts/tools/sticker.ts';
import { oneOf, optional, record, ruled } from '../schema.ts';
import { fileName, prompt, seed } from './values.ts';

/** Words, a picture, or both, as the mode says. */
export const stickerInputs = ruled(
  record({
    mode: oneOf(stickerModes),
    prompt: optional(prompt),
    image: optional(fileName),
    /** PNG over the picture: white keeps, black drops, transparent leaves it to the engine. */
    mask: optional(fileName),
    cut: optional(oneOf(cutMethods)),
    seed: optional(seed),
  }),
  'sticker',
  ({ mode, prompt: words, image }) => {
    if (mode !== 'image' && !words) return 'prompt';
    if (mode !== 'text' && !image) return 'image';
    return true;
  },
);
