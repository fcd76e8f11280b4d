import { textLengths } from '../text-lengths.ts';
import { tool } from './tool.ts';

/** Sources of a sticker: text, an image, or both (spec §2). */
export const stickerModes = ['text', 'image', 'imageText'] as const;
/** `net`: the salient cutout. `grab`: the second proposal (grabCut seeded by the net). */
export const cutMethods = ['net', 'grab'] as const;

export const stickerMaker = tool('ai-sticker-maker', {
  capability: 'sticker',
  fields: [
    { kind: 'tabs', name: 'mode', options: stickerModes, initial: 'text' },
    { kind: 'picture', name: 'image', when: { field: 'mode', is: ['image', 'imageText'] } },
    { kind: 'prompt', name: 'prompt', max: textLengths.prompt, when: { field: 'mode', is: ['text', 'imageText'] } },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net', when: { field: 'mode', is: ['image', 'imageText'] } },
    { kind: 'painting', name: 'negative', when: { field: 'mode', is: ['text'] } },
    { kind: 'painting', name: 'steps', when: { field: 'mode', is: ['text'] } },
    { kind: 'painting', name: 'guidance', when: { field: 'mode', is: ['text'] } },
    { kind: 'seed', name: 'seed' },
  ],
  files: ['image', 'mask'],
});
