/** Finds the garment that a text means so that a form can show what will change: its mask is the output, without one there is none. */
import sharp from 'sharp';
import { readImage } from '../image/image.ts';
import { textOf, writeImage, type Task } from '../job/task.ts';
import { proposeGarment } from './propose.ts';
import { garmentIn } from './words.ts';

/** Maximum side of a proposed mask in pixels: it is stretched over the image, and a form waits for it. */
const longest = 1024;
/** Steps of gray: enough for a soft edge, and few, so that the file stays small. */
const steps = 15;

export const findGarment: Task = async (job, onProgress) => {
  onProgress(0.05, 'reading');
  const image = await readImage(job.files.image![0]!, longest);
  onProgress(0.1, 'cutting');
  const alpha = await proposeGarment(image, garmentIn(textOf(job, 'prompt')), () => onProgress(0.5, 'cutting'));
  if (!alpha) return { outputs: [], notes: { share: 0 } };
  onProgress(0.95, 'encoding');
  const { width, height } = image;
  const gray = Buffer.from(Uint8Array.from(alpha, (value) => Math.round((Math.round(value * steps) / steps) * 255)));
  const share = alpha.reduce((sum, value) => sum + value, 0) / alpha.length;
  const mask = sharp(gray, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
  return writeImage(job, mask, { width, height }, 'image/png', { share });
};
