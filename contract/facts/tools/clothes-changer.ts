import { optional, record, ruled } from '../../structs/schema.ts';
import { consent, fileName, prompt } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

const inputs = ruled(
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

export const clothesChanger: Tool = {
  slug: 'ai-clothes-changer',
  section: 'ai_clothes_changer',
  group: 'fun',
  result: 'image',
  cost: 1,
  capability: 'image.garment',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'picture', name: 'garment', optional: true },
    { kind: 'prompt', name: 'prompt', max: 400, optional: true },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
  ],
  inputs,
  files: ['image', 'garment', 'mask'],
  consent: true,
  adult: true,
};
