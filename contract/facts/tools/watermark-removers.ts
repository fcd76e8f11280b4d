import { tool } from './tool.ts';

/** Maximum number of marked regions per clip. */
export const maxRegions = 8;

export const watermarkRemover = tool('ai-watermark-remover', {
  capability: 'image.inpaint',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'mask', name: 'mask', of: 'image' },
  ],
  files: ['image', 'mask'],
});

export const videoWatermarkRemover = tool('video-watermark-remover', {
  capability: 'video.inpaint',
  fields: [
    { kind: 'video', name: 'video' },
    { kind: 'regions', name: 'regions', of: 'video' },
  ],
  files: ['video'],
});
