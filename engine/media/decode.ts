/** Decodes a film to frames at a chosen size and rate, and its sound. One frame is in memory at a time. */
import { Decoder, FilterAPI } from 'node-av/api';
import { AV_CODEC_ID_VP9, FF_DECODER_LIBVPX_VP9 } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { limits } from '../../contract/facts/limits.ts';
import { EngineError } from '../job/job.ts';
import { fitInside, type FrameBytes, type Measures, type Sound } from './film.ts';
import { openMedia, unreadable } from './open.ts';
import { quarterTurns, turning, type QuarterTurns } from './rotation.ts';

export type OpenFilm = Measures & {
  /** Size of the file's own picture in pixels, upright: the unit of coordinates that people select. */
  original: { width: number; height: number };
  /** The number of frames according to the header: use it for progress only, since a header may lie. */
  count: number;
  /** The frames in order, up to the time limit. May be called more than once. */
  frames(): AsyncGenerator<FrameBytes>;
  /** Null when the film is silent. */
  sound(): Promise<Sound | null>;
};

export type DecodeOptions = {
  /** Maximum side in pixels. */
  longest: number;
  /** Maximum frames per second; a slower film keeps its rate, and a very short one still yields two frames. */
  fps: number;
  /** Maximum length in seconds. */
  seconds?: number;
};

function rateOf({ avgFrameRate, rFrameRate }: Stream): number {
  for (const { num, den } of [avgFrameRate, rFrameRate]) if (num > 0 && den > 0 && num / den <= 1000) return num / den;
  return 25;
}

/** FFmpeg's native VP9 decoder drops the alpha channel. */
const decoderOf = (stream: Stream): Promise<Decoder> =>
  stream.metadata?.get('alpha_mode') === '1' && stream.codecpar.codecId === AV_CODEC_ID_VP9
    ? Decoder.create(stream, FF_DECODER_LIBVPX_VP9, { exitOnError: false })
    : Decoder.create(stream, { exitOnError: false });

/** Opens a film for reading. Rejects with `refused` when the file is not a film or is too large. */
export async function openFilm(path: string, { longest, fps: fastest, seconds = limits.videoSeconds }: DecodeOptions): Promise<OpenFilm> {
  let shape: { turns: QuarterTurns; width: number; height: number; rate: number; length: number };
  try {
    await using input = await openMedia(path);
    const stream = input.video();
    if (!stream) throw unreadable();
    const { width, height, sampleAspectRatio } = stream.codecpar;
    if (width < 16 || height < 16) throw unreadable();
    if (width * height > limits.videoPixels) throw new EngineError('refused', 'uploadTooManyPixels');
    const turns = quarterTurns(stream);
    const squeeze = sampleAspectRatio.num > 0 && sampleAspectRatio.den > 0 ? sampleAspectRatio.num / sampleAspectRatio.den : 1;
    const [wide, high] = [width * Math.min(4, Math.max(0.25, squeeze)), height];
    const upright = turns % 2 === 1 ? { width: high, height: wide } : { width: wide, height: high };
    const { num, den } = stream.timeBase;
    const own = (Number(stream.duration) * num) / den;
    const length = own > 0 && own < limits.videoSeconds * 2 ? own : input.duration;
    shape = { turns, ...upright, rate: rateOf(stream), length: Math.min(seconds, Math.max(0, length)) };
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw unreadable(cause);
  }
  const { width, height } = fitInside(shape.width, shape.height, longest);
  const fps = Math.min(shape.rate, Math.max(fastest, shape.length > 0 ? 2 / shape.length : fastest));
  const maxFrames = Math.max(1, Math.floor(seconds * fps));
  return {
    width,
    height,
    fps,
    original: { width: shape.width, height: shape.height },
    count: Math.min(maxFrames, Math.max(1, Math.round(shape.length * fps))),
    async *frames() {
      await using input = await openMedia(path);
      const stream = input.video()!;
      using decoder = await decoderOf(stream);
      using filter = FilterAPI.create(
        `${turning[shape.turns]}fps=${Math.round(fps * 1000)}/1000,scale=${width}:${height}:flags=bicubic+accurate_rnd,setsar=1,format=rgba`,
      );
      let count = 0;
      for await (using frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
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
 * Reads the sound of a film or sound file at `rate` hertz (44,100 by default), one or two channels. Resolves to null when there is none;
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
    for await (using frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
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
