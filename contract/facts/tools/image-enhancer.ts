import { mostEnlarged } from '../enlarging.ts';
import { scales } from './choices.ts';
import { tool } from './tool.ts';

export const imageEnhancer = tool('ai-image-enhancer', {
  capability: 'image.enhance',
  fields: [
    { kind: 'picture', name: 'image', mostPixels: mostEnlarged },
    { kind: 'steps', name: 'scale', options: scales, initial: 2 },
  ],
  files: ['image'],
});
