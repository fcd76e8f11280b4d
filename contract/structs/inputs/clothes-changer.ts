import { optional, record, ruled } from '../schema.ts';
import { consent, fileName, prompt } from './values.ts';

/** A portrait, and a garment as a picture or in words: one of both at least. */
export const clothesChangerInputs = ruled(
  record({
    image: fileName,
    garment: optional(fileName),
    prompt: optional(prompt),
    /** PNG over the portrait, white = the garment to change; without one it is proposed. */
    mask: optional(fileName),
    consent,
  }),
  'garment',
  ({ garment, prompt: words }) => (garment || words ? true : 'garment'),
);
