/** Cuts out the subject of an image and keeps it transparent or places it on a new background. */
import sharp from 'sharp';
import type { Cutout } from '../cutout/cutout.ts';
import { asPng, cutFor } from '../cutout/for-job.ts';
import { EngineError, type EngineJob } from '../job/job.ts';
import { writeImage, writePng, type Progress, type Task } from '../job/task.ts';
import { groundFor } from './ground.ts';
import { placeOn } from './place.ts';
import { leastRemoved, removedFrom } from './removed.ts';

/** Limit on either side of the result in pixels: the cost of a painted background grows with the pixel count. */
const maxSide = { transparent: 3072, painted: 2048 };

/** Cuts out the subject. Rejects with `refused: nothingChanged` when it covers everything, so that no background would be seen. */
async function subjectOf(job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> {
  const cutout = await cutFor(job, longest, onProgress);
  if (removedFrom(cutout.alpha) < leastRemoved) throw new EngineError('refused', 'nothingChanged');
  return cutout;
}

const changeBackground: Task = async (job, onProgress) => {
  const cutout = await subjectOf(job, maxSide.painted, (fraction, stage) => onProgress(fraction * 0.75, stage));
  const { width, height } = cutout;
  onProgress(0.6, 'painting');
  const ground = await groundFor(job, { width, height });
  onProgress(0.85, 'composing');
  const rgb = await placeOn(cutout, ground);
  onProgress(0.95, 'encoding');
  return writeImage(job, sharp(rgb, { raw: { width, height, channels: 3 } }), { width, height }, 'image/png', ground.notes);
};

/** Makes the background transparent when the inputs have no `background`. */
export const removeBackground: Task = async (job, onProgress) => {
  if (job.inputs.background !== undefined) return changeBackground(job, onProgress);
  const cutout = await subjectOf(job, maxSide.transparent, onProgress);
  onProgress(0.95, 'encoding');
  return writePng(job, await asPng(cutout), { width: cutout.width, height: cutout.height }, {});
};
