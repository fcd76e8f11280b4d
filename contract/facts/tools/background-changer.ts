import { cutMethods } from './sticker.ts';
import { tool } from './tool.ts';

export const backgroundChanger = tool('ai-background-changer', {
  capability: 'image.cutout',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'background', name: 'background', initial: '#FFFFFF' },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net' },
  ],
  files: ['image', 'background', 'mask'],
});
