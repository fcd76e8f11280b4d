/** Swaps faces in a GIF or a video. */
import { join } from 'node:path';
import { EngineError } from '../job/job.ts';
import type { Progress, Task } from '../job/task.ts';
import { openVideo } from '../media/decode.ts';
import { encodeResult } from '../media/encode.ts';
import { encodeGif } from '../media/gif.ts';
import { openGif } from '../media/open-gif.ts';
import { swapInFrames } from './video.ts';

const longestVideo = 1280;
const maxFps = 30;
/** Frames per second that are searched for the first frame with faces. */
const previewed = 2;

const byFrames =
  (count: number, onProgress: Progress) =>
  (done: number): void =>
    onProgress(0.15 + 0.75 * Math.min(1, done / count), 'swapping');

/** A face that was found may be lost again before the first frame is drawn. */
function refuseUnchanged({ framesChanged }: Record<string, unknown>): void {
  if (framesChanged === 0) throw new EngineError('refused', 'noFaceInTarget');
}

export const swapInGif: Task = async (job, onProgress) => {
  onProgress(0.02, 'watching');
  const gif = await openGif(job.files.target![0]!);
  onProgress(0.08, 'findingFaces');
  const seconds = gif.delays.reduce((sum, delay) => sum + delay, 0) / 1000;
  const moving = { ...gif, secondsApart: Math.max(0.02, seconds / gif.count), preview: gif.frames };
  const { frames, notes } = await swapInFrames(job, moving, byFrames(gif.count, onProgress));
  const { width, height, delays, loop } = gif;
  const output = await encodeGif(join(job.folder, 'result.gif'), { width, height, fps: 1 / moving.secondsApart, delays, loop }, frames);
  refuseUnchanged(notes);
  return { outputs: [output], notes };
};

export const swapInVideo: Task = async (job, onProgress) => {
  onProgress(0.02, 'watching');
  const path = job.files.target![0]!;
  const whole = await openVideo(path, { longest: Infinity, fps: previewed });
  const video = await openVideo(path, { longest: longestVideo, fps: maxFps });
  const preview = await openVideo(path, { longest: longestVideo, fps: previewed });
  const { width, height, fps, count } = video;
  onProgress(0.08, 'findingFaces');
  const moving = {
    width,
    height,
    count,
    secondsApart: 1 / fps,
    shrunk: whole.width / width,
    preview: () => preview.frames(),
    frames: () => video.frames(),
  };
  const { frames, notes } = await swapInFrames(job, moving, byFrames(count, onProgress));
  const output = await encodeResult(job.folder, { width, height, fps, sound: await video.sound(), alpha: video.alpha }, frames);
  refuseUnchanged(notes);
  return { outputs: [output], notes };
};
