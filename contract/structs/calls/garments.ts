import { nullable, number, optional, record, openRecord, text } from '../schema.ts';
import { fileName, prompt } from '../inputs/values.ts';
import { call } from './call.ts';

/** Characters of a mask as a data URL: far more than a garment takes at this size. */
const maxMask = 700_000;

export const findGarment = call({
  method: 'POST',
  path: '/api/garments',
  summary: 'Proposes the area of the garment that the words of the clothes changer mean in an uploaded photo',
  who: 'anyone',
  scope: 'make',
  body: record({ name: fileName, prompt: optional(prompt) }),
  data: openRecord({
    /** White is the garment; it is stretched over the photo, and can be the job's `mask`. */
    mask: nullable(
      text({ max: maxMask, pattern: /^data:image\/png;base64,/, description: 'PNG as a data URL; null when no garment was found' }),
    ),
    /** Share of the photo. */
    share: number({ min: 0, max: 1 }),
  }),
  codes: ['notFound', 'noEngine'],
});
