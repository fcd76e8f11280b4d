/** Removes the background of a clip: people are found by a neural net, a screen by its color. */
import { join } from 'node:path';
import { EngineError, type EngineJob } from '../job/job.ts';
import { clamp01, resizePlane, type Plane } from '../image/raster.ts';
import { hex, type Color } from '@iridia/pixels/color';
import { textOf, type Task } from '../job/task.ts';
import { openVideo } from '../media/decode.ts';
import { encodeVideo } from '../media/encode.ts';
import { rgbOf } from '../media/frame.ts';
import type { FrameBytes } from '../media/video.ts';
import { openWithin } from '../media/within.ts';
import { cleanEdges } from '../cutout/edges.ts';
import { keyNear, keyOut, screenOf } from '../cutout/key.ts';
import { refine } from '../cutout/matte.ts';
import { createPeopleFinder, peopleSide, shareOf } from '../cutout/people.ts';
import { groundFor } from './ground.ts';
import { leastRemoved, removedFrom } from './removed.ts';

const longest = 1280;
const fastest = 30;
/** Limit on the pixels of all frames together. */
const maxPixels = 700_000_000;
/** Frames per second that are sampled before the work starts, and the share of a frame that people must cover. */
const previewed = 2;
const leastPerson = 0.01;
/** Width in pixels at which the edge of a person is fitted. */
const fitWidth = 320;
/** Alpha up to which a pixel counts as background, and from which on as person: the net sees too little to distinguish a wisp of wall from hair. */
const [faint, full] = [0.25, 0.85];
const white = { colour: '#ffffff' };

/** Computes the alpha of a frame; may change the frame's colors. */
type Cutter = (frame: FrameBytes, width: number, height: number) => Promise<Plane>;
/** `alpha`: the video was cut out before, and is left as it is. */
type Choice = { cutter: Cutter; way: 'colour' | 'people' } | { cutter: null; way: 'alpha' };

const byColor =
  (key: Color): Cutter =>
  (frame) =>
    Promise.resolve(keyOut(frame, key));

function byPeople(): Cutter {
  const find = createPeopleFinder();
  let rgb: Buffer | undefined;
  return async (frame, width, height) => {
    const mask = await find(frame, width, height);
    const wide = Math.min(width, fitWidth);
    const high = Math.max(1, Math.round((wide * height) / width));
    rgb = rgbOf(frame, rgb);
    const alpha = await refine(
      { rgb, width, height },
      { plane: resizePlane(mask, peopleSide, peopleSide, wide, high), width: wide, height: high },
    );
    for (let at = 0; at < alpha.length; at += 1) alpha[at] = clamp01((alpha[at]! - faint) / (full - faint));
    return alpha;
  };
}

/** The share of pixels that nothing hides in a video that was cut out before. */
const cutAlready = 0.01;
const clear = 128;

const isCutOut = (frame: FrameBytes): boolean => {
  let count = 0;
  for (let at = 3; at < frame.length; at += 4) if (frame[at]! < clear) count += 1;
  return count > cutAlready * (frame.length / 4);
};

/** Rejects with `refused: noPerson` when there's no chosen color, no screen, and no person. */
async function chooseCutter(path: string, chosen: string): Promise<Choice> {
  const preview = await openVideo(path, { longest: 480, fps: previewed });
  const { width, height } = preview;
  const find = createPeopleFinder();
  let person = 0;
  for await (const frame of preview.frames()) {
    if (preview.alpha && isCutOut(frame)) return { cutter: null, way: 'alpha' };
    if (chosen) return { cutter: byColor(keyNear(frame, hex(chosen))), way: 'colour' };
    const screen = screenOf(frame, width, height);
    if (screen) return { cutter: byColor(keyNear(frame, screen)), way: 'colour' };
    person = Math.max(person, shareOf(await find(frame, width, height)));
    if (person >= leastPerson) return { cutter: byPeople(), way: 'people' };
  }
  throw new EngineError('refused', 'noPerson');
}

/** The new background, three channels; null keeps the result transparent. */
async function groundOf(job: EngineJob, size: { width: number; height: number }): Promise<Buffer | null> {
  if (job.inputs.format !== 'mp4') return null;
  const wish = job.inputs.background ?? white;
  return (await groundFor({ ...job, inputs: { ...job.inputs, background: wish } }, size)).rgb;
}

/** What the video itself does not show stays hidden. */
function hide(alpha: Plane, frame: FrameBytes): void {
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = Math.min(alpha[at]!, frame[at * 4 + 3]! / 255);
}

function layOn(frame: FrameBytes, ground: Buffer): void {
  for (let from = 0, under = 0; from < frame.length; from += 4, under += 3) {
    const alpha = frame[from + 3]!;
    if (alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1)
      frame[from + channel] = Math.round((frame[from + channel]! * alpha + ground[under + channel]! * (255 - alpha)) / 255);
    frame[from + 3] = 255;
  }
}

/** Rejects with `refused`: `noPerson`, `noKeyColor`, `nothingChanged`. */
export const cutOutVideo: Task = async (job, onProgress) => {
  const path = job.files.video![0]!;
  onProgress(0.02, 'watching');
  const video = await openWithin(path, { longest, fps: fastest }, maxPixels);
  const { width, height, fps, count } = video;
  const { cutter, way } = await chooseCutter(path, textOf(job, 'keyColour'));
  onProgress(0.08, 'painting');
  const ground = await groundOf(job, { width, height });
  const sound = await video.sound();
  let removed = 0;
  async function* frames() {
    let done = 0;
    for await (const frame of video.frames()) {
      if (cutter) {
        const alpha = await cutter(frame, width, height);
        removed = Math.max(removed, removedFrom(alpha));
        if (video.alpha) hide(alpha, frame);
        cleanEdges(frame, alpha, width, height);
      }
      if (ground) layOn(frame, ground);
      done += 1;
      onProgress(0.1 + 0.87 * Math.min(1, done / count), 'cutting');
      yield frame;
    }
  }
  const kind = ground ? 'mp4' : 'webm';
  const output = await encodeVideo(join(job.folder, `result.${kind}`), kind, { width, height, fps, sound, transparent: !ground }, frames());
  if (cutter && removed < leastRemoved) throw new EngineError('refused', textOf(job, 'keyColour') ? 'noKeyColor' : 'nothingChanged');
  return { outputs: [output], notes: { way } };
};
