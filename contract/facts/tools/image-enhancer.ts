import { optional, record } from '../../structs/schema.ts';
import { fileName, scale, scales } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

export const imageEnhancer: Tool = {
  slug: 'ai-image-enhancer',
  section: 'ai_tools',
  group: 'edit',
  result: 'image',
  cost: 1,
  capability: 'image.enhance',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'steps', name: 'scale', options: scales, initial: 2 },
  ],
  inputs: record({ image: fileName, scale: optional(scale) }),
  files: ['image'],
};
