import { maxRegions } from '../../facts/tools/watermark-removers.ts';
import { list, record } from '../schema.ts';
import { box, fileName } from './values.ts';

/** `mask`: a PNG over the picture, white = the area to repair. */
export const watermarkRemoverInputs = record({ image: fileName, mask: fileName });

/** A clip, and the areas to paint over. */
export const videoWatermarkRemoverInputs = record({ video: fileName, regions: list(box, { min: 1, max: maxRegions }) });
