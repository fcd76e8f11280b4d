/** The process that converts a video or audio file to another format: the output of external engines is decoded only here. */
import sharp from 'sharp';
import { limits } from '../../contract/facts/limits.ts';
import {
  encodeVideo,
  encodeGif,
  encodeMp3,
  encodeWav,
  type FrameBytes,
  openVideo,
  type OpenGif,
  openGif,
  openWithin,
  readSound,
} from '@iridia/engine/media';
import { serveTasks } from '@iridia/engine/process';
import type { CopyAnswer, CopyTask } from './copy.ts';

sharp.cache(false);
sharp.concurrency(1);

/**
 * GIFs store almost every frame in full, so they are scaled down, and long ones have half the frame rate. Both frame rates are whole
 * hundredths of a second per frame.
 */
const gif = { longest: 480, fps: 12.5, longFps: 6.25, longSeconds: 15, pixels: 24_000_000, effort: 3 };
/** Frame interval of a video that reproduces the frame durations of a GIF (milliseconds). */
const step = 20;
const longestStep = 100;
/** Alpha from which a pixel counts as opaque, because the alpha channel was compressed lossily. */
const solid = 250;

class Transparent extends Error {}

/** Composites a frame onto white if requested. */
function laid(frame: FrameBytes, onWhite: boolean): FrameBytes {
  for (let at = 3; at < frame.length; at += 4) {
    const alpha = frame[at]!;
    if (alpha === 255) continue;
    if (!onWhite && alpha < solid) throw new Transparent();
    for (let channel = at - 3; channel < at; channel += 1) frame[channel] = Math.round((frame[channel]! * alpha) / 255 + 255 - alpha);
    frame[at] = 255;
  }
  return frame;
}

type Size = { width: number; height: number };

/** Repeats the last column and row of an odd size: H.264 stores colors for blocks of 2×2 pixels. */
function even(frame: FrameBytes, { width, height }: Size): FrameBytes {
  if (width % 2 === 0 && height % 2 === 0) return frame;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = frame.subarray(y * width * 4, (y + 1) * width * 4);
    return width % 2 === 0 ? row : Buffer.concat([row, row.subarray(-4)]);
  });
  return Buffer.concat(height % 2 === 0 ? rows : [...rows, rows.at(-1)!]);
}

async function* steadily(video: OpenGif, every: number, onWhite: boolean) {
  let end = 0;
  let shown = 0;
  for (const [index, frame] of [...video.frames()].entries()) {
    end = Math.min(limits.videoSeconds * 1000, end + video.delays[index]!);
    const bytes = even(laid(frame, onWhite), video);
    for (; shown * every < end - every / 2; shown += 1) yield bytes;
  }
}

async function gifToVideo({ path, into, onWhite }: CopyTask): Promise<void> {
  const video = await openGif(path);
  const [first = step] = video.delays;
  const every = first <= longestStep && video.delays.every((delay) => delay === first) ? first : step;
  const size = { width: video.width + (video.width % 2), height: video.height + (video.height % 2) };
  await encodeVideo(into, 'mp4', { ...size, fps: 1000 / every }, steadily(video, every, onWhite));
}

async function videoToVideo({ path, into, onWhite }: CopyTask): Promise<void> {
  const video = await openVideo(path, { longest: Number.POSITIVE_INFINITY, fps: 60 });
  async function* frames() {
    for await (const frame of video.frames()) yield laid(frame, onWhite);
  }
  await encodeVideo(into, 'mp4', { ...video, sound: await video.sound() }, frames());
}

async function videoToGif({ path, into }: CopyTask): Promise<void> {
  const { count, fps } = await openVideo(path, gif);
  const video = await openWithin(path, { longest: gif.longest, fps: count / fps > gif.longSeconds ? gif.longFps : gif.fps }, gif.pixels);
  await encodeGif(into, { ...video, effort: gif.effort }, video.frames());
}

async function toSound({ path, into, format }: CopyTask): Promise<void> {
  const sound = await readSound(path, { seconds: limits.audioSeconds });
  if (!sound) throw new Error('no sound');
  await (format === 'wav' ? encodeWav : encodeMp3)(into, sound);
}

const wayOf = ({ type, format }: CopyTask): ((task: CopyTask) => Promise<void>) => {
  if (type.startsWith('audio/')) return toSound;
  if (format === 'gif') return videoToGif;
  return type === 'image/gif' ? gifToVideo : videoToVideo;
};

serveTasks<CopyTask, CopyAnswer>(async (task) => {
  try {
    await wayOf(task)(task);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Transparent ? 'transparent' : 'unreadable', cause: String(error) };
  }
});
