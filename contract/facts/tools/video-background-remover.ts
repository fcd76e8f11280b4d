import { tool } from './tool.ts';

/** `webm` keeps the alpha channel; `mp4` has a solid background. */
export const cutVideoFormats = ['webm', 'mp4'] as const;

export const videoBackgroundRemover = tool('video-background-remover', {
  capability: 'video.cutout',
  fields: [
    { kind: 'video', name: 'video' },
    { kind: 'colour', name: 'keyColour', optional: true },
    { kind: 'choice', name: 'format', options: cutVideoFormats, initial: 'webm' },
    { kind: 'background', name: 'background', optional: true, when: { field: 'format', is: ['mp4'] } },
  ],
  files: ['video', 'background'],
});
