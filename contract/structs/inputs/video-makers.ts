import { optional, record } from '../schema.ts';
import { duration, fileName, motion, prompt, ratio, seed } from './values.ts';

export const textToVideoInputs = record({ prompt, ratio: optional(ratio), duration: optional(duration), seed: optional(seed) });

export const imageToVideoInputs = record({
  image: fileName,
  prompt: optional(prompt),
  motion: optional(motion),
  duration: optional(duration),
  seed: optional(seed),
});
