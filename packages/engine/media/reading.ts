/**
 * What a file is, read from its content in one place: everything else that opens, converts or describes a file starts from here. No name,
 * media type or brand counts.
 */
import { FilterAPI, type Demuxer } from 'node-av/api';
import { avGetPixFmtName, type Stream } from 'node-av/lib';
import { colorsOf, guessed, type Colors } from './colors.ts';
import { EngineError } from '../job/job.ts';
import { openMedia, openImage, sniffFile, unreadable } from './open.ts';
import { isOnSide, orientationOf, upright, type Orientation } from './orientation.ts';
import { decoderOf, imagesOf, packetsOf } from './streams.ts';
import { toMillisecond } from './seconds.ts';

export type Reading = {
  kind: 'image' | 'animation' | 'video' | 'sound';
  /** Pixels as the file is shown: upright, and square. Null for a sound. */
  width: number | null;
  height: number | null;
  /** How the images are stored. */
  orientation: Orientation;
  colors: Colors;
  /** Each image is two half images of different moments. */
  interlaced: boolean;
  alpha: boolean;
  /** Images of an animation, 1 for an image; null where they are not counted. */
  frames: number | null;
  /** Images per second of a video, on average; null for the rest. */
  fps: number | null;
  /** Seconds, by the header, which may lie; null for an image. */
  duration: number | null;
  /** It can be played. */
  sound: boolean;
};

export type VideoReading = Reading & { width: number; height: number; fps: number; duration: number };

function rateOf({ avgFrameRate, rFrameRate }: Stream): number {
  for (const { num, den } of [avgFrameRate, rFrameRate]) if (num > 0 && den > 0 && num / den <= 1000) return num / den;
  return 25;
}

/** Browsers make pixels square by stretching the shorter way, never by leaving pixels out; a squeeze beyond 4 is a damaged header. */
export function shownSize(stream: Stream): { width: number; height: number } {
  const { width, height, sampleAspectRatio } = stream.codecpar;
  const own = stream.sampleAspectRatio.num > 0 ? stream.sampleAspectRatio : sampleAspectRatio;
  const aspect = own.num > 0 && own.den > 0 ? Math.min(4, Math.max(0.25, own.num / own.den)) : 1;
  const [wide, high] = aspect >= 1 ? [Math.round(width * aspect), height] : [width, Math.round(height / aspect)];
  return isOnSide(orientationOf(stream)) ? { width: high, height: wide } : { width: wide, height: high };
}

/** The formats of pixels that have a fourth channel, by FFmpeg's names for them. */
const hasFourth = /^(yuva|gbrap|rgba|bgra|argb|abgr|ya\d|pal8)/;

/** Decodes the first image, because neither fields nor alpha are in every header. */
async function lookAt(input: Demuxer, stream: Stream): Promise<{ interlaced: boolean; alpha: boolean }> {
  using decoder = await decoderOf(stream, 1);
  using fields = FilterAPI.create(String.raw`select=eq(interlace_type\,TOPFIRST)+eq(interlace_type\,BOTTOMFIRST)`);
  for await (using frame of decoder.frames(packetsOf(input, stream))) {
    if (!frame) break;
    const alpha = hasFourth.test(avGetPixFmtName(frame.format as never) ?? '');
    const flagged = await fields.processAll(frame);
    for (const one of flagged) one.free();
    return { interlaced: flagged.length > 0, alpha };
  }
  throw unreadable('no image can be decoded');
}

/** Reads the streams of an open video. Rejects with `refused` when its first image cannot be decoded. */
export async function readVideo(input: Demuxer, stream: Stream): Promise<VideoReading> {
  const { num, den } = stream.timeBase;
  const own = (Number(stream.duration) * num) / den;
  return {
    kind: 'video',
    ...shownSize(stream),
    orientation: orientationOf(stream),
    colors: colorsOf(stream),
    ...(await lookAt(input, stream)),
    frames: null,
    fps: rateOf(stream),
    duration: toMillisecond(own > 0 && own < input.duration * 2 ? own : Math.max(0, input.duration)),
    sound: input.audio() !== undefined,
  };
}

const plain = { colors: { transfer: 'sdr', primaries: 'bt709' }, interlaced: false, fps: null } as const;

async function readMedia(path: string): Promise<Reading> {
  await using input = await openMedia(path);
  const stream = imagesOf(input);
  if (stream) return await readVideo(input, stream);
  if (!input.audio()) throw unreadable('no stream that is seen or heard');
  const size = { width: null, height: null, orientation: 1, alpha: false, frames: null } as const;
  return { kind: 'sound', ...size, ...plain, duration: toMillisecond(Math.max(0, input.duration)), sound: true };
}

async function readImage(path: string): Promise<Reading> {
  const { autoOrient, orientation = 1, pages = 1, hasAlpha, delay } = await openImage(path).metadata();
  return {
    kind: pages > 1 ? 'animation' : 'image',
    width: autoOrient.width,
    height: autoOrient.height,
    orientation: (orientation >= 1 && orientation <= 8 ? orientation : 1) as Orientation,
    ...plain,
    alpha: hasAlpha,
    frames: pages,
    duration: pages > 1 && delay ? delay.reduce((sum, one) => sum + one, 0) / 1000 : null,
    sound: false,
  };
}

/** Reads what a file is. Rejects with `refused` for one that is not accepted or cannot be read. */
export async function readFile(path: string): Promise<Reading> {
  const found = await sniffFile(path);
  if (!found) throw unreadable('no accepted container');
  try {
    return await (found.demuxer ? readMedia(path) : readImage(path));
  } catch (cause) {
    throw cause instanceof EngineError ? cause : unreadable(cause);
  }
}

/** Filters for the beginning of a chain, which deinterlace a video's frames and turn them upright. */
export const straight = (stream: Stream, { interlaced, orientation }: Reading): string =>
  `${guessed(stream)}${interlaced ? 'bwdif=mode=send_frame:deint=all,' : ''}${upright[orientation]}`;
