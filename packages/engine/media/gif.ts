/** Encodes frames to a GIF. All frames are in memory at once, so its size and length are limited. */
import sharp from 'sharp';
import type { EngineOutput } from '../job/job.ts';
import type { Frames } from './encode.ts';
import type { FrameBytes, Measures } from './video.ts';

const maxBytes = 400 * 1024 * 1024;

export type GifOptions = Measures & {
  delays?: readonly number[] | undefined;
  loop?: number;
  /** 1 to 10: how thoroughly the palette is optimized. */
  effort?: number;
};

/**
 * Writes `frames` to `path`. `delays` (milliseconds per frame) replaces `fps` for a variable rate; `loop` is the number of plays, 0 for
 * endless. Rejects when there aren't any frames or too many pixels.
 */
export async function encodeGif(
  path: string,
  { width, height, fps, delays, loop = 0, effort = 5 }: GifOptions,
  frames: Frames,
): Promise<EngineOutput> {
  const held: FrameBytes[] = [];
  for await (const bytes of frames) {
    if (bytes.length !== width * height * 4) throw new Error(`A frame of ${bytes.length} bytes is not ${width} × ${height}`);
    held.push(bytes);
    if (held.length * bytes.length > maxBytes) throw new Error('Too many pixels for one GIF');
  }
  if (held.length === 0) throw new Error('A GIF without a frame');
  // GIF stores delays in hundredths of a second, and browsers slow down anything faster than fifty frames per second.
  const delay = held.map((_, index) => Math.max(20, Math.round((delays?.[index] ?? 1000 / fps) / 10) * 10));
  await sharp(Buffer.concat(held), {
    raw: { width, height: height * held.length, channels: 4, pageHeight: height },
    limitInputPixels: false,
  })
    .gif({ loop, delay, effort, dither: 0.8 })
    .toFile(path);
  return { path, type: 'image/gif', width, height, duration: delay.reduce((sum, one) => sum + one, 0) / 1000 };
}
