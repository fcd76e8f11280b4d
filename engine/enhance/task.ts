/** Upscales a picture: two or four times per side. */
import sharp from 'sharp';
import { EngineError } from '../job/job.ts';
import { readWithAlpha } from '../picture/picture.ts';
import { writePicture, type Task } from '../job/task.ts';
import { bleed } from './bleed.ts';
import { enlargerFor, tilesOf, upscale } from './upscale.ts';

/** One megapixel takes about one second on one core. */
export const maxPixels = 24_000_000;

export const enhance: Task = async (job, onProgress) => {
  const [path] = job.files.image!;
  const scale = job.inputs.scale === 4 ? 4 : 2;
  onProgress(0.02, 'reading');
  const source = await readWithAlpha(path!);
  if (source.width * source.height * scale * scale > maxPixels)
    throw new EngineError('refused', scale === 4 ? 'tooLargeForFour' : 'tooLargeForTwo');

  const enlarger = enlargerFor(scale);
  const tiles = tilesOf(source.width, source.height, enlarger);
  let done = 0;
  const picture = await upscale(source.alpha ? bleed(source, source.alpha) : source, scale, enlarger, () => {
    done += 1;
    onProgress(0.04 + (0.9 * done) / tiles, 'enlarging');
  });

  const { rgb, width, height } = picture;
  onProgress(0.95, 'encoding');
  let image = sharp(rgb, { raw: { width, height, channels: 3 } });
  // Two passes leave the picture soft.
  if (enlarger.passes > 1) image = image.sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 });
  if (source.alpha) {
    const alpha = await sharp(source.alpha, { raw: { width: source.width, height: source.height, channels: 1 } })
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    image = image.joinChannel(alpha, { raw: { width, height, channels: 1 } });
  }
  return writePicture(job, image, { width, height }, source.photo && !source.alpha ? 'image/jpeg' : 'image/png', {});
};
