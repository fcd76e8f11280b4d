/** Changes the color, print, or cloth of the garment a person wears. No clothing is added or removed: the garment is dyed in place. */
import sharp from 'sharp';
import { EngineError } from '../job/job.ts';
import { readImage } from '../image/image.ts';
import { sharpOf, type Image } from '@iridia/pixels/image';
import { boxMean, type Plane } from '../image/raster.ts';
import { textOf, writeImage, type Task } from '../job/task.ts';
import { refuseUnread } from '../job/unread.ts';
import { dye } from './dye.ts';
import { hemOf } from './hem.ts';
import { clothFromImage, clothFromWords } from './pattern.ts';
import { proposeGarment } from './propose.ts';
import { clothIn, garmentIn } from './words.ts';

const longest = 2048;

/** The marked garment: the edges of a proposal are soft, those of a brush become so. Rejects with `refused: noMask` when the mask is empty. */
async function marked(path: string, { width, height }: Image): Promise<Plane> {
  const light = await sharp(path)
    .flatten({ background: '#000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
  if (!light.some((value) => value > 127)) throw new EngineError('refused', 'noMask');
  const alpha = Float32Array.from(light, (value) => value / 255);
  return boxMean(alpha, width, height, Math.max(1, Math.round(Math.max(width, height) / 700)));
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
  const image = await readImage(job.files.image![0]!, longest);
  const { width, height } = image;
  const [mask] = job.files.mask ?? [];
  const [fabric] = job.files.garment ?? [];
  const words = textOf(job, 'prompt');
  const wish = clothIn(words, { isGiven: fabric !== undefined });
  // Fail before the search when the words name nothing to dye with.
  if (!fabric) {
    refuseUnread(words);
    await clothFromWords(wish, 1);
  }
  onProgress(0.1, 'cutting');
  const find = () => proposeGarment(image, garmentIn(words), () => onProgress(0.4, 'cutting'));
  const alpha = mask ? await marked(mask, image) : await find();
  if (!alpha) throw new EngineError('refused', 'noGarment');
  onProgress(0.65, 'dyeing');
  const unit = unitOf(alpha, width);
  const cloth = fabric ? await clothFromImage(fabric, unit) : await clothFromWords(wish, unit);
  const dyed = dye(image, hemOf(image, alpha), cloth);
  onProgress(0.93, 'encoding');
  const { understood, unknown } = wish;
  const notes = { draft: true, recolored: true, proposed: !mask, understood, unknown };
  return writeImage(job, sharpOf(dyed), { width, height }, 'image/png', notes);
};
