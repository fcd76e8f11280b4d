import { oneOf, optional, record } from '../../structs/schema.ts';
import { fileName, pictureStyles, prompt, seed, strength, strengths } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

export const imageToImage: Tool = {
  slug: 'ai-image-to-image',
  section: 'image_to_image',
  group: 'image',
  result: 'image',
  cost: 1,
  capability: 'image.fromImage',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'prompt', name: 'prompt', max: 1000, optional: true },
    { kind: 'choice', name: 'style', options: pictureStyles, initial: 'cartoon' },
    { kind: 'slider', name: 'strength', min: strengths.min, max: strengths.max, step: 0.05, initial: strengths.usual },
    { kind: 'seed', name: 'seed' },
  ],
  inputs: record({
    image: fileName,
    prompt: optional(prompt),
    /** Without a style the words choose one. */
    style: optional(oneOf(pictureStyles)),
    strength: optional(strength),
    seed: optional(seed),
  }),
  files: ['image'],
};
