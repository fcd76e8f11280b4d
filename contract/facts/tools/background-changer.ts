import { oneOf, optional, record } from '../../structs/schema.ts';
import { background, fileName, seed } from '../../structs/inputs.ts';
import { cutMethods } from './sticker.ts';
import type { Tool } from './tool.ts';

export const backgroundChanger: Tool = {
  slug: 'ai-background-changer',
  section: 'ai_tools',
  group: 'edit',
  result: 'image',
  cost: 1,
  capability: 'image.cutout',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'background', name: 'background' },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net' },
  ],
  inputs: record({
    image: fileName,
    background,
    mask: optional(fileName),
    cut: optional(oneOf(cutMethods)),
    seed: optional(seed),
  }),
  files: ['image', 'background', 'mask'],
};
