/** Decodes a video to frames at a chosen size and rate, and its sound. One frame is in memory at a time. */
import { Decoder, FilterAPI } from 'node-av/api';
import type { Frame } from 'node-av/lib';
import { limits } from '../../../contract/facts/limits.ts';
import { EngineError } from '../job/job.ts';
import { toSrgb } from './colors.ts';
import { fitInside, type FrameBytes, type Measures, type Sound } from './video.ts';
import { openMedia, unreadable } from './open.ts';
import { readVideo, straight, type VideoReading } from './reading.ts';
import { boundedImagesOf, decoderOf, imagesOf, packetsOf, timedFrames } from './streams.ts';

export type OpenVideo = Measures & {
  /** Size of the file's own image in pixels, upright: the unit of coordinates that people select. */
  original: { width: number; height: number };
  /** Its frames can be seen through. */
  alpha: boolean;
  /** The number of frames according to the header: use it for progress only, since a header may lie. */
  count: number;
  /** The frames in order, up to the time limit. May be called more than once. */
  frames(): AsyncGenerator<FrameBytes>;
  /** Null when the video is silent. */
  sound(): Promise<Sound | null>;
};

export type DecodeOptions = {
  /** Maximum side in pixels. */
  longest: number;
  /** Maximum frames per second; a slower video keeps its rate, and a very short one still yields two frames. */
  fps: number;
  /** Maximum length in seconds. */
  seconds?: number;
};

async function videoIn(path: string): Promise<VideoReading> {
  try {
    await using input = await openMedia(path);
    return await readVideo(input, boundedImagesOf(input));
  } catch (cause) {
    throw cause instanceof EngineError ? cause : unreadable(cause);
  }
}

/** Opens a video for reading. Rejects with `refused` when the file is not a video or is too large. */
export async function openVideo(path: string, { longest, fps: fastest, seconds = limits.videoSeconds }: DecodeOptions): Promise<OpenVideo> {
  const reading = await videoIn(path);
  const { width, height } = fitInside(reading.width, reading.height, longest);
  const length = Math.min(seconds, reading.duration);
  const fps = Math.min(reading.fps, Math.max(fastest, length > 0 ? 2 / length : fastest));
  const maxFrames = Math.max(1, Math.floor(seconds * fps));
  return {
    width,
    height,
    fps,
    original: { width: reading.width, height: reading.height },
    alpha: reading.alpha,
    count: Math.min(maxFrames, Math.max(1, Math.round(length * fps))),
    async *frames() {
      await using input = await openMedia(path);
      const stream = imagesOf(input)!;
      using decoder = await decoderOf(stream);
      using filter = FilterAPI.create(
        `${straight(stream, reading)}fps=${Math.round(fps * 1000)}/1000,scale=${width}:${height}:flags=bicubic+accurate_rnd,${toSrgb(stream)}setsar=1,format=rgba`,
      );
      let count = 0;
      for await (using frame of filter.frames(timedFrames(input, stream, decoder, reading.fps))) {
        if (!frame || count === maxFrames) break;
        count += 1;
        yield frame.toBuffer();
      }
      if (count === 0) throw unreadable();
    },
    sound: () => readSound(path, { seconds }),
  };
}

/**
 * Reads the sound of a video or sound file at `rate` hertz (44,100 by default), one or two channels. Resolves to null when there is none;
 * rejects with `refused` when the file cannot be read.
 */
export async function readSound(
  path: string,
  { seconds = limits.audioSeconds, rate = 44_100, mono = false }: { seconds?: number; rate?: number; mono?: boolean } = {},
): Promise<Sound | null> {
  try {
    await using input = await openMedia(path);
    const stream = input.audio();
    if (!stream) return null;
    const channels = mono || stream.codecpar.channels < 2 ? 1 : 2;
    using decoder = await Decoder.create(stream, { exitOnError: false });
    using filter = FilterAPI.create(
      `aresample=${rate},aformat=sample_fmts=flt:channel_layouts=${channels === 1 ? 'mono' : 'stereo'},asetnsamples=n=8192:p=0`,
    );
    const parts: Buffer[] = [];
    let left = Math.floor(seconds * rate) * channels * 4;
    for await (using frame of filter.frames(decoder.frames(packetsOf(input, stream)))) {
      if (!frame || left <= 0) break;
      const bytes = samplesOf(frame, channels).subarray(0, left);
      left -= bytes.length;
      parts.push(bytes);
    }
    const all = Buffer.concat(parts);
    const samples = new Float32Array(all.buffer.slice(all.byteOffset, all.byteOffset + (all.length & ~3)));
    return samples.length > 0 ? { samples, rate, channels } : null;
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw unreadable(cause);
  }
}

const samplesOf = (frame: Frame, channels: number): Buffer => frame.toBuffer().subarray(0, frame.nbSamples * channels * 4);
