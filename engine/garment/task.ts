/** Changes the color, print, or cloth of the garment a person wears. No clothing is added or removed: the garment is dyed in place. */
import { EngineError } from '../job/job.ts';
import { readMask } from '../inpaint/hole.ts';
import { readPicture, sharpOf, type Picture } from '../picture/picture.ts';
import { boxMean, type Plane } from '../picture/raster.ts';
import { textOf, writePicture, type Task } from '../job/task.ts';
import { dye } from './dye.ts';
import { clothFromPicture, clothFromWords } from './pattern.ts';
import { proposeGarment } from './propose.ts';
import { clothIn } from './words.ts';

const longest = 2048;

/** The brushed garment with a soft edge. Rejects with `refused: noMask` when the mask is empty. */
async function painted(path: string, { width, height }: Picture): Promise<Plane> {
  const mask = await readMask(path, width, height);
  if (!mask.includes(1)) throw new EngineError('refused', 'noMask');
  return boxMean(Float32Array.from(mask), width, height, Math.max(1, Math.round(Math.max(width, height) / 700)));
}

/** The unit of pattern sizes: a third of the garment's width, which is close to a face's width. */
function unitOf(alpha: Plane, width: number): number {
  let [left, right] = [width, 0];
  for (let at = 0; at < alpha.length; at += 1)
    if (alpha[at]! > 0.5) {
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
    }
  return Math.max(12, (right - left) / 3);
}

export const changeGarment: Task = async (job, onProgress) => {
  onProgress(0.03, 'reading');
  const picture = await readPicture(job.files.image![0]!, longest);
  const { width, height } = picture;
  const [mask] = job.files.mask ?? [];
  const [fabric] = job.files.garment ?? [];
  const wish = clothIn(textOf(job, 'prompt'));
  // Fail before the search when the words name nothing to dye with.
  if (!fabric) await clothFromWords(wish, 1);
  onProgress(0.1, 'cutting');
  const alpha = mask ? await painted(mask, picture) : await proposeGarment(picture, () => onProgress(0.4, 'cutting'));
  if (!alpha) throw new EngineError('refused', 'noGarment');
  onProgress(0.65, 'dyeing');
  const unit = unitOf(alpha, width);
  const cloth = fabric ? await clothFromPicture(fabric, unit) : await clothFromWords(wish, unit);
  const dyed = dye(picture, alpha, cloth);
  onProgress(0.93, 'encoding');
  const { understood, unknown } = wish;
  const notes = { draft: true, recoloured: true, proposed: !mask, understood, unknown };
  return writePicture(job, sharpOf(dyed), { width, height }, 'image/png', notes);
};
