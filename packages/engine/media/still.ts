/** The first image of a video, for where the video cannot be played. */
import sharp from 'sharp';
import { openVideo } from './decode.ts';
import { unreadable } from './open.ts';

/** Pixels of the longer side: what a form needs to mark a face or a region on it. */
const longest = 640;

/** Returns the first frame of a video as a WebP: upright, in its shape, in sRGB, with its alpha. Rejects with `refused` when it has none. */
export async function stillOf(path: string): Promise<Buffer> {
  const video = await openVideo(path, { longest, fps: 30, seconds: 1 });
  for await (const frame of video.frames()) {
    const raw = { width: video.width, height: video.height, channels: 4 as const };
    const image = sharp(frame, { raw });
    return await (video.alpha ? image : image.removeAlpha()).webp({ quality: 80, effort: 2 }).toBuffer();
  }
  throw unreadable();
}
