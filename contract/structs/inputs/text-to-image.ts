import { promptStyles } from '../../facts/tools/choices.ts';
import { oneOf, optional, record } from '../schema.ts';
import { painting, prompt, ratio, seed } from './values.ts';

/** Used by the image generator and the girl generator. */
export const textToImageInputs = record({
  prompt,
  ratio: optional(ratio),
  style: optional(oneOf(promptStyles)),
  ...painting,
  seed: optional(seed),
});
