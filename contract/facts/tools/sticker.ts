import { oneOf, optional, record, ruled } from '../../structs/schema.ts';
import { fileName, prompt, seed } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

export const stickerModes = ['text', 'image', 'imageText'] as const;
/** `net`: the salient cut-out. `grab`: the second proposal (grabCut seeded by the net). */
export const cutMethods = ['net', 'grab'] as const;

const inputs = ruled(
  record({
    mode: oneOf(stickerModes),
    prompt: optional(prompt),
    image: optional(fileName),
    /** PNG over the picture: white keeps, black drops, transparent leaves it to the engine. */
    mask: optional(fileName),
    cut: optional(oneOf(cutMethods)),
    seed: optional(seed),
  }),
  'sticker',
  ({ mode, prompt, image }) => {
    if (mode !== 'image' && !prompt) return 'prompt';
    if (mode !== 'text' && !image) return 'image';
    return true;
  },
);

export const stickerMaker: Tool = {
  slug: 'ai-sticker-maker',
  section: 'ai_sticker_maker',
  group: 'image',
  result: 'image',
  cost: 1,
  capability: 'sticker',
  fields: [
    { kind: 'tabs', name: 'mode', options: stickerModes, initial: 'text' },
    { kind: 'picture', name: 'image', when: { field: 'mode', is: ['image', 'imageText'] } },
    { kind: 'prompt', name: 'prompt', max: 400, when: { field: 'mode', is: ['text', 'imageText'] } },
    { kind: 'mask', name: 'mask', of: 'image', optional: true },
    { kind: 'choice', name: 'cut', options: cutMethods, initial: 'net', when: { field: 'mode', is: ['image', 'imageText'] } },
    { kind: 'seed', name: 'seed' },
  ],
  inputs,
  files: ['image', 'mask'],
};
