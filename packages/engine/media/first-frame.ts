/** The first frame of an animated AVIF, for one that holds no image beside its frames. */
import { Demuxer, FilterAPI } from 'node-av/api';
import type { Stream } from 'node-av/lib';
import sharp from 'sharp';
import { limits } from '../../../contract/facts/limits.ts';
import { isGray } from './avif-levels.ts';
import { toSrgb } from './colors.ts';
import { refuse, unreadable } from './open.ts';
import { decoderOf, packetsOf } from './streams.ts';

async function frameOf(input: Demuxer, stream: Stream, filters: string): Promise<Buffer> {
  using decoder = await decoderOf(stream);
  using filter = FilterAPI.create(filters);
  for await (using frame of filter.frames(decoder.frames(packetsOf(input, stream)))) if (frame) return frame.toBuffer();
  throw unreadable();
}

/** Returns the first frame as a PNG in sRGB. Rejects with `refused` when there is none, or more pixels than an image may have. */
export async function firstFrameOf(path: string): Promise<Buffer> {
  const opened = () => Demuxer.open(path, { format: 'mov', options: { protocol_whitelist: 'file' } as never });
  const tracksOf = ({ streams }: Demuxer): Stream[] => streams.filter(({ nbFrames }) => nbFrames > 1n);
  await using input = await opened();
  const [images = refuse('uploadUnreadable'), clear] = tracksOf(input);
  const { width, height } = images.codecpar;
  if (width * height > limits.imagePixels) refuse('uploadTooManyPixels');
  const raw = { width, height, channels: 3 as const };
  const frame = sharp(await frameOf(input, images, `${toSrgb(images)}setsar=1,format=rgb24`), { raw });
  if (clear && isGray(clear) && clear.codecpar.width === width && clear.codecpar.height === height) {
    await using beside = await opened();
    const alpha = await frameOf(beside, tracksOf(beside)[1]!, 'scale=out_range=pc,format=gray');
    frame.joinChannel(alpha, { raw: { width, height, channels: 1 } });
  }
  return await frame.png({ compressionLevel: 1 }).toBuffer();
}
