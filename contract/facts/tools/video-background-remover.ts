import { oneOf, optional, record } from '../../structs/schema.ts';
import { background, colour, fileName } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

/** `webm` keeps the alpha; `mp4` stands on a ground. */
export const cutVideoFormats = ['webm', 'mp4'] as const;

export const videoBackgroundRemover: Tool = {
  slug: 'video-background-remover',
  section: 'ai_tools',
  group: 'edit',
  result: 'video',
  cost: 20,
  capability: 'video.cutout',
  fields: [
    { kind: 'video', name: 'video' },
    { kind: 'colour', name: 'keyColour', optional: true },
    { kind: 'choice', name: 'format', options: cutVideoFormats, initial: 'webm' },
    { kind: 'background', name: 'background', optional: true, when: { field: 'format', is: ['mp4'] } },
  ],
  inputs: record({
    video: fileName,
    /** Without one the people in the clip are found. */
    keyColour: optional(colour),
    format: optional(oneOf(cutVideoFormats)),
    background: optional(background),
  }),
  files: ['video', 'background'],
};
