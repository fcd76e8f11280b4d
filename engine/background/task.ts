/** The subject of a picture on another ground. */
import sharp from 'sharp';
import { cutFor } from '../cutout/task.ts';
import { writePicture, type Task } from '../task.ts';
import { groundFor } from './ground.ts';
import { placeOn } from './place.ts';

const longest = 2048;

export const changeBackground: Task = async (job, onProgress) => {
  const cutout = await cutFor(job, longest, (fraction, stage) => onProgress(fraction * 0.75, stage));
  const { width, height } = cutout;
  onProgress(0.6, 'painting');
  const ground = await groundFor(job, { width, height });
  onProgress(0.85, 'composing');
  const rgb = await placeOn(cutout, ground);
  onProgress(0.95, 'encoding');
  return writePicture(job, sharp(rgb, { raw: { width, height, channels: 3 } }), { width, height }, 'image/png', ground.notes);
};
