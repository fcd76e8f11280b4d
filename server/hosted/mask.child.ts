/** The process that decodes masks for engines outside. */
import sharp from 'sharp';
import { openImage } from '@iridia/engine/media';
import { serveTasks } from '@iridia/engine/process';
import type { MaskAnswer, MaskTask } from './mask.ts';

sharp.cache(false);
sharp.concurrency(1);

async function convert({ mask, image, into }: MaskTask): Promise<void> {
  const { width, height } = await openImage(image).metadata();
  const alpha = await openImage(mask)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#000' })
    .greyscale()
    .negate()
    .raw()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(into);
}

serveTasks<MaskTask, MaskAnswer>((task) =>
  convert(task).then(
    (): MaskAnswer => ({ ok: true }),
    (error: unknown): MaskAnswer => ({ ok: false, cause: String(error) }),
  ),
);
