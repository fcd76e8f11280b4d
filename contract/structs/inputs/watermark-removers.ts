import { maxRegions } from '../../facts/tools/watermark-removers.ts';
import { list, record } from '../schema.ts';
import { box, fileName } from './values.ts';
import type { InputsBySlug } from './by-slug.ts';

/** `mask`: a PNG over the image, white = the area to repair. */
const watermarkRemoverInputs = record({ image: fileName, mask: fileName });

/** A clip, and the areas to paint over. */
const videoWatermarkRemoverInputs = record({ video: fileName, regions: list(box, { min: 1, max: maxRegions }) });

export const inputs = {
  'ai-watermark-remover': watermarkRemoverInputs,
  'video-watermark-remover': videoWatermarkRemoverInputs,
} satisfies InputsBySlug;
