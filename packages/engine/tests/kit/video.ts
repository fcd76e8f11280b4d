/** Clips that tests make, and what they look at in those that come back. */
import { openVideo } from '../../media/decode.ts';

export type Clip = { frames: Buffer[]; width: number; height: number; fps: number };

export async function framesOf(path: string, longest = 4096, fps = 60): Promise<Clip> {
  const video = await openVideo(path, { longest, fps });
  const frames: Buffer[] = [];
  for await (const frame of video.frames()) frames.push(frame);
  return { frames, width: video.width, height: video.height, fps: video.fps };
}

type Area = { left: number; top: number; width: number; height: number };

/** Mean difference a channel between two frames, in steps of 255, over an area or the whole. */
export function difference(one: Buffer, other: Buffer, width: number, area?: Area): number {
  const { left, top, width: wide, height: high } = area ?? { left: 0, top: 0, width, height: one.length / 4 / width };
  let sum = 0;
  for (let y = top; y < top + high; y += 1)
    for (let x = left; x < left + wide; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * width + x) * 4 + channel;
        sum += Math.abs(one[at]! - other[at]!);
      }
  return sum / (wide * high * 3);
}

/** The middle of what has about this color, and how many pixels have it. */
export function patchOf(frame: Buffer, width: number, color: readonly [number, number, number], within = 60) {
  let [x, y, count] = [0, 0, 0];
  for (let at = 0; at < frame.length; at += 4) {
    if (color.some((value, channel) => Math.abs(frame[at + channel]! - value) > within)) continue;
    x += (at / 4) % width;
    y += Math.trunc(at / 4 / width);
    count += 1;
  }
  return { x: x / count, y: y / count, count };
}
