import { oneOf, optional, record } from '../../structs/schema.ts';
import { fileName } from '../../structs/inputs.ts';
import { cutMethods } from './sticker.ts';
import type { Tool } from './tool.ts';

export const backgroundRemover: Tool = {
  slug: 'ai-background-remover',
  section: 'ai_tools',
  group: 'edit',
  result: 'image',
  cost: 1,
  capability: 'image.cutout',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net' },
  ],
  inputs: record({ image: fileName, mask: optional(fileName), cut: optional(oneOf(cutMethods)) }),
  files: ['image', 'mask'],
};
