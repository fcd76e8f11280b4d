import { list, record } from '../../structs/schema.ts';
import { box, fileName } from '../../structs/inputs.ts';
import type { Tool } from './tool.ts';

export const mostRegions = 8;

export const watermarkRemover: Tool = {
  slug: 'ai-watermark-remover',
  section: 'ai_tools',
  group: 'edit',
  result: 'image',
  cost: 1,
  capability: 'image.inpaint',
  fields: [
    { kind: 'picture', name: 'image' },
    { kind: 'mask', name: 'mask', of: 'image' },
  ],
  /** `mask`: a PNG over the picture, white = the area meant. */
  inputs: record({ image: fileName, mask: fileName }),
  files: ['image', 'mask'],
};

export const videoWatermarkRemover: Tool = {
  slug: 'video-watermark-remover',
  section: 'ai_tools',
  group: 'edit',
  result: 'video',
  cost: 20,
  capability: 'video.inpaint',
  fields: [
    { kind: 'video', name: 'video' },
    { kind: 'regions', name: 'regions', of: 'video' },
  ],
  inputs: record({ video: fileName, regions: list(box, { min: 1, max: mostRegions }) }),
  files: ['video'],
};
