import { textLengths } from '../text-lengths.ts';
import { tool } from './tool.ts';

export const clothesChanger = tool('ai-clothes-changer', {
  capability: 'image.garment',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'picture', name: 'garment', optional: true },
    { kind: 'prompt', name: 'prompt', max: textLengths.prompt, optional: true },
    { kind: 'mask', name: 'mask', of: 'image', optional: true, proposes: 'garment' },
  ],
  files: ['image', 'garment', 'mask'],
  consent: true,
  adult: true,
});
