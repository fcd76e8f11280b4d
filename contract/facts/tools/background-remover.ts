import { cutMethods } from './sticker.ts';
import { tool } from './tool.ts';

export const backgroundRemover = tool('ai-background-remover', {
  capability: 'image.cutout',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net' },
  ],
  files: ['image', 'mask'],
});
