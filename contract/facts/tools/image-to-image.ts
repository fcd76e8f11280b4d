import { textLengths } from '../text-lengths.ts';
import { promptStyles, strengths } from './choices.ts';
import { tool } from './tool.ts';

/** Maximum of the long side of a restyled image in pixels: a larger one has the same strokes and takes longer. */
export const longestRestyled = 1600;

export const imageToImage = tool('ai-image-to-image', {
  capability: 'image.fromImage',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'prompt', name: 'prompt', max: textLengths.prompt, optional: true, reads: 'looks' },
    { kind: 'choice', name: 'style', options: promptStyles },
    { kind: 'slider', name: 'strength', min: strengths.min, max: strengths.max, step: 0.05, initial: strengths.usual },
    { kind: 'painting', name: 'negative' },
    { kind: 'painting', name: 'steps' },
    { kind: 'painting', name: 'guidance' },
    { kind: 'seed', name: 'seed' },
  ],
  files: ['image'],
});
