import { optional, record } from '../schema.ts';
import { duration, fileName, motion, prompt, ratio, seed } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** A prompt, and the aspect ratio and duration of the clip. */
const textToVideoInputs = record({ prompt, ratio: optional(ratio), duration: optional(duration), seed: optional(seed) });

/** An image, and how the camera moves over it. */
const imageToVideoInputs = record({
  image: fileName,
  prompt: optional(prompt),
  motion: optional(motion),
  duration: optional(duration),
  seed: optional(seed),
});

export const inputs = {
  'text-to-video-ai': textToVideoInputs,
  'image-to-video-ai': imageToVideoInputs,
} satisfies InputsBySlug;
