/** Looks for nudity in a file of an image, an animation or a video: the hint is in `notes`, and there's no output. */
import sharp from 'sharp';
import type { Image } from '@iridia/pixels/image';
import type { Task } from '../job/task.ts';
import { openVideo } from '../media/decode.ts';
import { openGif } from '../media/open-gif.ts';
import { unreadable } from '../media/open.ts';
import { readFile } from '../media/reading.ts';
import { readImage } from '../image/image.ts';
import { mostOf, nudityIn } from './find.ts';

/** Longest side in pixels of what is read, images that are looked at in a moving one, and seconds of a video between two of them. */
const [longest, most, between] = [512, 8, 3];

/** What shows through is white, as in images. */
const onWhite = (frame: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(frame, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();

async function* imagesOf(path: string): AsyncGenerator<Image> {
  const { kind } = await readFile(path);
  if (kind === 'sound') throw unreadable();
  if (kind === 'image') return yield readImage(path, longest);
  const { width, height, ...moving } = kind === 'video' ? await openVideo(path, { longest, fps: 1 / between }) : await openGif(path);
  const step = 'delays' in moving ? Math.ceil(moving.delays.length / most) : 1;
  let at = 0;
  for await (const frame of moving.frames()) {
    if (at % step === 0) yield { rgb: await onWhite(frame, width, height), width, height };
    at += 1;
    if (at >= step * most) return;
  }
}

export const findInFile: Task = async (job) => {
  const hints = [];
  for await (const image of imagesOf(job.files.image![0]!)) hints.push(await nudityIn(image));
  if (hints.length === 0) throw unreadable();
  return { outputs: [], notes: { ...mostOf(hints) } };
};
